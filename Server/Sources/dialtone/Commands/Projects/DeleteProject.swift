import ArgumentParser
import DialtoneDiagnostics
import DialtoneModel

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
