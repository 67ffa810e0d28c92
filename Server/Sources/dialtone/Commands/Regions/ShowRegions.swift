import ArgumentParser

struct ShowRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the countries that can receive messages."
    )

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let view = RegionsView(
            try await options.data.withStore { try await options.project.find(in: $0) }
        )
        if options.json { return try Terminal.show(json: view) }
        Terminal.show(view.summary)
    }
}
