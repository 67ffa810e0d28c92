import ArgumentParser

struct ShowRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the countries that can receive messages."
    )

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let view = RegionsView(try await data.withStore { try await project.find(in: $0) })
        if json { return try Terminal.show(json: view) }
        Terminal.show(view.summary)
    }
}
