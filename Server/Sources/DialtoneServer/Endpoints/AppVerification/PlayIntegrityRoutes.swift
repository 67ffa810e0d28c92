import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The admin calls for the service account that opens Play Integrity tokens.
struct PlayIntegrityRoutes {
    private static let path = AdminPath(path: "dialtone/v1/projects/{project}/playIntegrity")

    let registry: PlayIntegrityRegistry
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        let owners = admins.needing(.owner)
        router.add(
            ShowPlayIntegrity(registry: registry),
            Self.path,
            admins.needing(.viewer),
            method: .get
        )
        router.add(SavePlayIntegrity(registry: registry), Self.path, owners)
        router.add(DeletePlayIntegrity(registry: registry), Self.path, owners, method: .delete)
    }
}

/// Shows the service account of a project for Play Integrity, without its key.
struct ShowPlayIntegrity: Endpoint {
    static let auditAction: AuditAction = "playIntegrity.show"

    let registry: PlayIntegrityRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> PlayIntegrityInfo {
        let account = try await registry.account(of: caller.project.id)
        return account.map(PlayIntegrityInfo.init) ?? PlayIntegrityInfo()
    }
}

extension SavePlayIntegrityRequest: WireInput {}

/// Saves the service account of a project for Play Integrity.
struct SavePlayIntegrity: Endpoint {
    static let auditAction: AuditAction = "playIntegrity.save"

    let registry: PlayIntegrityRegistry

    func respond(
        to input: SavePlayIntegrityRequest,
        from caller: AdminCaller
    ) async throws -> PlayIntegrityInfo {
        PlayIntegrityInfo(
            try await registry.save(
                keyFile: Array((input.keyFile ?? "").utf8),
                for: caller.project.id,
                since: caller.seen
            )
        )
    }
}

/// Removes the service account of a project for Play Integrity.
struct DeletePlayIntegrity: Endpoint {
    static let auditAction: AuditAction = "playIntegrity.delete"

    let registry: PlayIntegrityRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        guard try await registry.remove(from: caller.project.id, since: caller.seen) else {
            throw FederationRefusal.unknownConfig
        }
        return NoOutput()
    }
}

extension PlayIntegrityInfo {
    fileprivate init(_ account: PlayIntegrityRegistry.Account) {
        self.init()
        email = account.email
        createTime = account.savedAt.rfc3339
        etag = account.etag
    }
}
