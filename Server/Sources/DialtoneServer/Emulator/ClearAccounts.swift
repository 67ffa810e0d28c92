import DialtoneCore

/// Deletes all accounts of a project, to start over.
struct ClearAccounts: Endpoint {
    let accounts: AccountDirectory

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        try await accounts.deleteAll(of: caller.project.id)
        return NoOutput()
    }
}
