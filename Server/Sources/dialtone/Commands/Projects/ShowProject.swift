import DialtoneBasics
import DialtoneModel
import ArgumentParser
import Foundation

struct ShowProject: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a project and its settings."
    )

    @Argument(help: "The project's ID.")
    var id: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let project = try await output.data.withStore { try await ProjectOption.find(id, in: $0) }
        if output.json { return try Terminal.show(json: ProjectView(project)) }
        let settings = try SettingsTree(project.settings).values
        let rows =
            [
                ["id", project.id.rawValue], ["name", project.displayName],
                ["number", "\(project.number)"],
                ["created", project.createdAt.date.ISO8601Format()],
            ] + settings.sorted { $0.key < $1.key }.map { [$0.key, Self.shortened($0.value)] }
        Terminal.show(Table(header: ["SETTING", "VALUE"], rows: rows).text)
    }

    /// A logo would fill the screen.
    private static func shortened(_ value: String) -> String {
        let limit = 2_000
        return value.count <= limit ? value : "\(value.prefix(60))… (\(value.utf8.count) bytes)"
    }
}
