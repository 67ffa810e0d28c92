import DialtoneBasics
import DialtoneModel
import DialtoneTransfer
import IdentityToolkit
import IdentityToolkitAdmin

/// Lists the jobs of the last day, newest first.
struct ListAccountJobs: Endpoint {
    let jobs: AccountJobs

    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> ListAccountJobsResponse {
        let found = try await jobs.list(of: caller.project.id)
        let shown = try found.map { job in
            var info = AccountJobInfo(job, try jobs.plan(of: job))
            info.sample = []
            return info
        }
        return ListAccountJobsResponse { $0.jobs = shown }
    }
}

/// Shows a job with its preview and its progress.
struct ShowAccountJob: Endpoint {
    let jobs: AccountJobs

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> AccountJobInfo {
        let job = try await jobs.find(for: caller)
        return AccountJobInfo(job, try jobs.plan(of: job))
    }
}

/// The query of the list of users that a job could not change.
struct ListAccountJobFailuresInput: WireInput {
    let pageToken: String?
}

/// Lists a page of the users that a job could not change.
struct ListAccountJobFailures: Endpoint {
    let jobs: AccountJobs

    func respond(
        to input: ListAccountJobFailuresInput,
        from caller: AdminCaller
    ) async throws -> ListAccountJobFailuresResponse {
        let token = input.pageToken ?? ""
        guard let seq = token.isEmpty ? 0 : Int(token), seq >= 0 else {
            throw Refusal.invalidPageToken
        }
        let page = try await jobs.failures(of: try await jobs.find(for: caller), from: seq)
        return ListAccountJobFailuresResponse {
            $0.users = page.users.map { user in
                FailedAccountInfo {
                    $0.localId = user.id
                    $0.reason = user.reason
                }
            }
            $0.nextPageToken = page.next.map { String($0) }
        }
    }
}

extension AccountJobInfo {
    init(_ job: AccountJob, _ plan: AccountJobPlan) {
        self.init()
        id = job.id
        action = plan.action.rawValue
        state = job.state.rawValue
        format = plan.action == .export ? plan.format.rawValue : nil
        filter = plan.wireFilter
        createdAt = job.createdAt.rfc3339
        expiresAt = job.expiresAt.rfc3339
        startedAt = job.progress.startedAt?.rfc3339
        endedAt = job.progress.endedAt?.rfc3339
        total = job.progress.total
        done = job.progress.done
        changed = job.progress.changed
        failed = job.progress.failed
        byteCount = job.progress.byteCount
        hasFile = job.state == .done && job.progress.partCount > 0
        needsOwner = plan.hasSecrets
        sample = plan.sample
        failure = job.progress.failure
    }
}
