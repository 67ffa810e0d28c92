import ArgumentParser
import DialtoneCore

struct ListProjects: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List all projects."
    )

    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let projects = try await data.withStore { store in
            try await store.read { try $0.projects() }
        }
        .sorted { $0.id.rawValue < $1.id.rawValue }
        if json { return try Terminal.show(json: projects.map(ProjectView.init)) }
        let rows = projects.map { [$0.id.rawValue, $0.displayName, "\($0.number)"] }
        Terminal.show(Table(header: ["PROJECT", "NAME", "NUMBER"], rows: rows).text)
    }
}
