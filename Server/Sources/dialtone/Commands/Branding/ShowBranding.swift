import ArgumentParser

struct ShowBranding: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a project's branding."
    )

    @OptionGroup var project: ProjectArgument
    @OptionGroup var output: OutputOptions

    func run() async throws {
        let view = try await output.data.withStore {
            BrandingView(try await project.find(in: $0))
        }
        if output.json { return try Terminal.show(json: view) }
        Terminal.show(Table(header: ["SETTING", "VALUE"], rows: view.rows).text)
    }
}
