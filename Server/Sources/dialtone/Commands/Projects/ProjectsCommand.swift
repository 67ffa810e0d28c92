import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import Foundation

/// Manages projects and their settings.
struct ProjectsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "projects",
        abstract: "Manage projects.",
        discussion: """
            A running server applies changes within a second.

            Examples:
              dialtone projects create shop --name "My Shop"
              dialtone projects set shop phoneSignIn.codes.length=8 allowsSignUp=false
              dialtone projects show shop --json --config dialtone.yaml
            """,
        subcommands: [
            ListProjects.self, CreateProject.self, ShowProject.self, SetProject.self,
            DeleteProject.self,
        ]
    )
}

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
            ] + settings.sorted { $0.key < $1.key }.map { [$0.key, Self.legible($0.value.text)] }
        Terminal.show(Table(header: ["SETTING", "VALUE"], rows: rows).text)
    }

    /// The bytes of a file, such as a logo, say nothing and would fill the screen.
    private static func legible(_ value: String) -> String {
        guard let start = value.firstRange(of: ";base64,") else { return value }
        return "\(value[..<start.upperBound])… (\(value.utf8.count) bytes)"
    }
}

struct DeleteProject: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete a project with its accounts and apps."
    )

    @Argument(help: "The project's ID.")
    var id: String

    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await data.withStore { store in
            let project = try await ProjectOption.find(id, in: store)
            let count = try await store.read { try $0.accountCount(of: project.id) }
            try confirmation.require(
                for: "Delete project \(project.id) with \(String(count, of: "account"))"
            )
            let wasThere = try await store.write { try $0.deleteProject(project.id) }
            guard wasThere else { throw Refusal.unknownProject }
        }
        Terminal.show("Deleted project \(id).")
    }
}
