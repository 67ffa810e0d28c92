import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The admin calls for the audit log of a project.
struct AuditRoutes {
    private static let entries = "dialtone/v1/projects/{project}/auditEntries"

    let log: AuditLog
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        router.add(
            ListAuditEntries(log: log),
            AdminPath(path: Self.entries),
            viewers,
            method: .get
        )
        router.add(
            VerifyAuditEntries(log: log),
            AdminPath(path: "\(Self.entries):verify"),
            viewers
        )
        for path in AdminPath(path: "\(Self.entries):export").spellings {
            let export = ExportAuditEntries(log: log, callerGuard: viewers) { caller in
                (AuditChain(of: caller.project.id), caller.query)
            }
            router.on(RouterPath(path), method: .get, responder: export)
        }
    }
}
