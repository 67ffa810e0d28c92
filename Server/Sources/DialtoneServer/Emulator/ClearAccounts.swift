import DialtoneFlows
import DialtoneModel

/// Deletes all accounts of a project.
struct ClearAccounts: Endpoint {
    let accounts: AccountDirectory

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        try await accounts.deleteAll(of: caller.project.id)
        return NoOutput()
    }
}
