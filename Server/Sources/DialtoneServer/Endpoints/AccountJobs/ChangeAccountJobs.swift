import DialtoneModel
import DialtoneTransfer
import IdentityToolkitAdmin

extension CreateAccountJobRequest: WireInput {
    static func checkMembers(of decoder: any Decoder) throws {
        try checkNames(of: decoder)
        try AccountListFilter.checkConditions(of: decoder)
    }
}

/// Creates a job, which first counts its users.
struct CreateAccountJob: Endpoint {
    let jobs: AccountJobs

    func respond(
        to input: CreateAccountJobRequest,
        from caller: AdminCaller
    ) async throws -> AccountJobInfo {
        guard let action = AccountJobPlan.Action(rawValue: input.action ?? "") else {
            let names = AccountJobPlan.Action.allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal.invalidArgument(field: "action", problem: "must be one of \(names)")
        }
        guard let format = ExportFormat(rawValue: input.format ?? ExportFormat.json.rawValue)
        else {
            throw Refusal.invalidArgument(field: "format", problem: "must be json or csv")
        }
        // A filter without conditions would select all users.
        guard input.filter != AccountListFilter() else {
            throw Refusal.invalidArgument(field: "filter", problem: "must not be empty")
        }
        let plan = AccountJobPlan(
            action,
            format: format,
            filter: try AccountFilter(input.filter ?? AccountListFilter()),
            as: input.filter,
            for: caller.identity
        )
        return AccountJobInfo(try await jobs.create(plan, in: caller.project.id), plan)
    }
}

/// Starts a change whose preview is complete.
struct StartAccountJob: Endpoint {
    let jobs: AccountJobs

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> AccountJobInfo {
        let job = try await jobs.start(try await jobs.find(for: caller))
        return AccountJobInfo(job, try jobs.plan(of: job))
    }
}

/// Ends a job: what it has changed stays, and its file is deleted.
struct CancelAccountJob: Endpoint {
    let jobs: AccountJobs

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> AccountJobInfo {
        let job = try await jobs.cancel(try await jobs.find(for: caller))
        return AccountJobInfo(job, try jobs.plan(of: job))
    }
}
