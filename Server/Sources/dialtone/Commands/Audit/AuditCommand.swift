import ArgumentParser
import DialtoneBasics
import DialtoneFlows
import DialtoneModel

/// Shows and verifies the log of administration.
struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Show and verify the log of administration.",
        discussion: """
            Every change by an administrator has an entry in the audit log. Each entry
            contains the hash of the one before, so that later changes show.

            Examples:
              dialtone audit list --project shop --action users.
              dialtone audit export --project shop audit.ndjson
              dialtone audit verify --project shop --against audit.ndjson
            """,
        subcommands: [
            ListAudit.self, VerifyAudit.self, ExportAudit.self, EraseAudit.self,
        ]
    )
}

/// The chain that a command reads: that of a project, or of the server.
struct AuditChainOptions: ParsableArguments {
    @OptionGroup var project: ProjectOption

    @Flag(help: "The entries of the server, which concern no single project.")
    var server = false

    func validate() throws {
        guard !server || project.project == nil else {
            throw ValidationError("Pass either --project or --server, not both.")
        }
    }

    func find(in store: any DataStore) async throws -> AuditChain {
        if server { return .server }
        if let name = project.project, let id = ProjectID(checking: name) {
            // The log of a deleted project remains.
            let chain = AuditChain(of: id)
            if try await store.read({ try $0.auditHead(of: chain) }) != nil { return chain }
        }
        return AuditChain(of: try await project.find(in: store).id)
    }
}
