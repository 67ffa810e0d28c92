import DialtoneFlows
import DialtoneModel
import DialtoneTransfer
import Foundation
import Hummingbird

/// The admin calls for jobs about many users, which run in the background.
struct AccountJobRoutes {
    private static let all = AdminPath(dialtone: "/accountJobs")
    private static let one = AdminPath(dialtone: "/accountJobs/{resource}")
    private static let start = AdminPath(dialtone: "/accountJobs/{resource}:start")
    private static let cancel = AdminPath(dialtone: "/accountJobs/{resource}:cancel")
    private static let file = AdminPath(dialtone: "/accountJobs/{resource}/file")
    private static let failures = AdminPath(dialtone: "/accountJobs/{resource}/failures")

    let jobs: AccountJobs
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        let editors = admins.needing(.editor)
        router.add(ListAccountJobs(jobs: jobs), Self.all, viewers, method: .get)
        router.add(CreateAccountJob(jobs: jobs), Self.all, editors)
        router.add(ShowAccountJob(jobs: jobs), Self.one, viewers, method: .get)
        router.add(StartAccountJob(jobs: jobs), Self.start, editors)
        router.add(CancelAccountJob(jobs: jobs), Self.cancel, editors)
        router.add(ListAccountJobFailures(jobs: jobs), Self.failures, viewers, method: .get)
        let download = DownloadAccountJobFile(jobs: jobs, callerGuard: editors)
        for path in Self.file.spellings {
            router.on(RouterPath(path), method: .get, responder: download)
        }
    }
}

extension AccountJobs {
    /// Returns the job in the path of a call; throws if the caller's project has no such job.
    func find(for caller: AdminCaller) async throws -> AccountJob {
        let id = caller.resource?.removingPercentEncoding ?? ""
        guard let job = try await find(id, in: caller.project.id) else {
            throw RequestRefusal.noSuchResource("The job does not exist.")
        }
        AuditTrail.current?.note(target: AuditTarget(.accountJob, id: job.id))
        return job
    }
}
