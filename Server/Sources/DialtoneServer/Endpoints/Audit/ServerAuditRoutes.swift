import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkitAdmin

/// The admin calls for the audit log of the server.
struct ServerAuditRoutes {
    private static let entries = "dialtone/v1/server/auditEntries"

    let log: AuditLog
    let admins: ServerAdminGuard

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        router.add(
            ListServerAuditEntries(list: ListAuditEntries(log: log)),
            AdminPath(path: Self.entries),
            viewers,
            method: .get
        )
        router.add(
            VerifyServerAuditEntries(verification: VerifyAuditEntries(log: log)),
            AdminPath(path: "\(Self.entries):verify"),
            viewers
        )
        for path in AdminPath(path: "\(Self.entries):export").spellings {
            let export = ExportAuditEntries(log: log, callerGuard: viewers) { caller in
                (.server, caller.query)
            }
            router.on(RouterPath(path), method: .get, responder: export)
        }
    }
}

/// Lists entries of the server's chain, newest first.
struct ListServerAuditEntries: Endpoint {
    static let auditAction: AuditAction = "audit.list"

    let list: ListAuditEntries

    func respond(
        to input: ListInput,
        from caller: ServerAdminCaller
    ) async throws -> ListAuditEntriesResponse {
        try await list.page(of: .server, input, caller.query)
    }
}

/// Verifies the server's chain.
struct VerifyServerAuditEntries: Endpoint {
    static let auditAction: AuditAction = "audit.verify"

    let verification: VerifyAuditEntries

    func respond(
        to input: VerifyAuditEntriesRequest,
        from caller: ServerAdminCaller
    ) async throws -> VerifyAuditEntriesResponse {
        try await verification.verdict(on: .server, input)
    }
}
