import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTransfer
import Foundation
import Hummingbird

/// The admin calls for imports of users that run in the background.
struct AccountImportRoutes {
    private static let all = AdminPath(dialtone: "/accountImports")
    private static let one = AdminPath(dialtone: "/accountImports/{resource}")
    private static let upload = AdminPath(dialtone: "/accountImports/{resource}:upload")
    private static let start = AdminPath(dialtone: "/accountImports/{resource}:start")
    private static let cancel = AdminPath(dialtone: "/accountImports/{resource}:cancel")
    private static let rejected = AdminPath(dialtone: "/accountImports/{resource}/rejectedRows")

    let jobs: AccountImportJobs
    let pool: WorkPool
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        let editors = admins.needing(.editor)
        router.add(ListAccountImports(jobs: jobs), Self.all, viewers, method: .get)
        router.add(CreateAccountImport(jobs: jobs), Self.all, editors)
        router.add(ShowAccountImport(jobs: jobs), Self.one, viewers, method: .get)
        router.add(StartAccountImport(jobs: jobs), Self.start, editors)
        router.add(CancelAccountImport(jobs: jobs), Self.cancel, editors)
        router.add(ListRejectedImportRows(jobs: jobs), Self.rejected, viewers, method: .get)
        let uploading = UploadAccountImport(jobs: jobs, pool: pool, callerGuard: editors)
        for path in Self.upload.spellings {
            router.on(RouterPath(path), method: .post, responder: uploading)
        }
    }
}

extension AccountImportJobs {
    /// Returns the import in the path of a call; throws if the caller's project has no such import.
    func find(for caller: AdminCaller) async throws -> AccountImportJob {
        let id = caller.resource?.removingPercentEncoding ?? ""
        guard let job = try await find(id, in: caller.project.id) else {
            throw RequestRefusal.noSuchResource("The import does not exist.")
        }
        AuditTrail.current?.note(target: AuditTarget(.accountImport, id: job.id))
        return job
    }
}
