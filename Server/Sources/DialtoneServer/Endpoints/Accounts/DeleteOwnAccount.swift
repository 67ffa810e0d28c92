import DialtoneCore
import IdentityToolkit

extension DeleteAccountRequest: WireInput {}

/// Lets people delete their own account.
struct DeleteOwnAccount: Endpoint {
    let accounts: AccountDirectory
    let authenticator: IDTokenAuthenticator

    func respond(
        to input: DeleteAccountRequest,
        from caller: AppCaller
    ) async throws -> DeleteAccountResponse {
        let account = try await authenticator.authenticate(input.idToken, of: caller.projectID)
        guard caller.project.project.settings.allowsAccountDeletion else {
            throw Refusal.accountDeletionDisabled
        }
        try await accounts.delete(account.id, of: caller.projectID)
        return DeleteAccountResponse()
    }
}
