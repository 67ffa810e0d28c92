import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension DeleteAccountRequest: WireInput {}

/// Deletes the user's own account.
struct DeleteOwnAccount: Endpoint {
    let accounts: AccountDirectory
    let authenticator: IDTokenAuthenticator

    func respond(
        to input: DeleteAccountRequest,
        from caller: AppCaller
    ) async throws -> DeleteAccountResponse {
        let (_, token) = try await authenticator.authenticated(
            input.idToken,
            of: caller.projectID
        )
        let settings = caller.project.project.settings
        guard settings.allowsAccountDeletion else { throw Refusal.accountDeletionDisabled }
        try await accounts.delete(by: token, under: settings)
        return DeleteAccountResponse()
    }
}
