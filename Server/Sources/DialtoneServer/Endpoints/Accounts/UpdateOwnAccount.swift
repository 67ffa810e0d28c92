import DialtoneCore
import IdentityToolkit

extension UpdateAccountRequest: WireInput {}

/// Lets people change their own account, as far as it is theirs to change.
struct UpdateOwnAccount: Endpoint {
    let accounts: AccountDirectory
    let authenticator: IDTokenAuthenticator

    func respond(
        to input: UpdateAccountRequest,
        from caller: AppCaller
    ) async throws -> UpdateAccountResponse {
        if input.oobCode != nil { throw RequestRefusal.invalidActionCode }
        guard let idToken = input.idToken, !idToken.isEmpty else {
            throw RequestRefusal.unsupportedRequest
        }
        if input.customAttributes != nil { throw RequestRefusal.insufficientPermission(nil) }
        if input.disableUser != nil {
            throw Refusal.unsupportedOperation("Only administrators disable accounts.")
        }
        if input.email != nil || input.password != nil {
            throw Refusal.unsupportedOperation("Sign-in by password is off in this project.")
        }
        let changes = try ProfileChanges(input)
        let account = try await authenticator.authenticate(idToken, of: caller.projectID)
        let changed = try await accounts.change(
            account.id,
            of: caller.projectID,
            by: changes.account
        )
        return UpdateAccountResponse(changed)
    }
}
