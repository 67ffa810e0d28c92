import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel

struct ListProjects: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List all projects."
    )

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let projects = try await output.data.withStore { store in
            try await store.read { try $0.projects() }
        }
        .sorted { $0.id.rawValue < $1.id.rawValue }
        let list = Listing(
            "projects",
            projects.map(ProjectView.init),
            header: ["PROJECT", "NAME", "NUMBER"],
            none: "No projects. `\(output.data.asTyped.command("projects create"))` creates one."
        ) { [$0.id, $0.displayName, $0.number] }
        try Terminal.show(list, asJSON: output.json)
    }
}
