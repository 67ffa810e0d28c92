import DialtoneModel
import DialtoneTransfer
import IdentityToolkitAdmin

extension CreateAccountImportRequest: WireInput {}

/// Creates an import, which then waits for its file.
struct CreateAccountImport: Endpoint {
    let jobs: AccountImportJobs

    func respond(
        to input: CreateAccountImportRequest,
        from caller: AdminCaller
    ) async throws -> AccountImportInfo {
        let isOwner = caller.identity.role >= .owner
        guard isOwner || (input.hashAlgorithm ?? "").isEmpty else {
            throw Refusal.roleTooLow(needed: .owner)
        }
        let job = try await jobs.create(input, in: caller.project.id, allowsSecrets: isOwner)
        return AccountImportInfo(job, try jobs.plan(of: job), in: caller.project)
    }
}

/// Starts an import whose preview is complete.
struct StartAccountImport: Endpoint {
    let jobs: AccountImportJobs

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> AccountImportInfo {
        let job = try await jobs.start(
            try await jobs.find(for: caller),
            by: caller.identity.role
        )
        return AccountImportInfo(job, try jobs.plan(of: job), in: caller.project)
    }
}

/// Cancels an import: what it has imported stays.
struct CancelAccountImport: Endpoint {
    let jobs: AccountImportJobs

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> AccountImportInfo {
        let job = try await jobs.cancel(try await jobs.find(for: caller))
        return AccountImportInfo(job, try jobs.plan(of: job), in: caller.project)
    }
}
