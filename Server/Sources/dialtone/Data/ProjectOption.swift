import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import ArgumentParser

/// The project that a command applies to.
struct ProjectOption: ParsableArguments {
    @Option(help: "The project; optional if there is only one project.")
    var project: String?

    func find(in store: any DataStore) async throws -> Project {
        guard let name = project else { return try await Self.only(in: store) }
        return try await Self.find(name, in: store)
    }

    static func find(_ name: String, in store: any DataStore) async throws -> Project {
        let id = ProjectID(rawValue: name)
        guard let project = try await store.read({ try $0.project(id) }) else {
            throw CommandFailure(
                "The project \(name) does not exist",
                hint: CommandHint("projects list", "lists the projects")
            )
        }
        AuditTrail.current?.note(project: project.id)
        return project
    }

    static func only(in store: any DataStore) async throws -> Project {
        let projects = try await store.read { try $0.projects() }
        guard let project = projects.first else {
            throw CommandFailure(
                "There are no projects yet",
                hint: CommandHint("projects create", "creates one")
            )
        }
        guard projects.count == 1 else {
            let names = projects.map(\.id.rawValue).sorted().joined(separator: ", ")
            throw CommandFailure("There are several projects. Pass one with --project: \(names).")
        }
        AuditTrail.current?.note(project: project.id)
        return project
    }
}
