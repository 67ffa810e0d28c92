import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension LookUpAccountsRequest: WireInput {}

/// Returns the user's own account.
struct LookUpOwnAccount: Endpoint {
    let authenticator: IDTokenAuthenticator
    let accounts: AccountDirectory

    func respond(
        to input: LookUpAccountsRequest,
        from caller: AppCaller
    ) async throws -> LookUpAccountsResponse {
        let account = try await authenticator.authenticate(
            input.idToken,
            of: caller.projectID,
            forEnrollment: true
        )
        let passkeys = try await accounts.passkeys(of: [account])
        return LookUpAccountsResponse {
            $0.users = [AccountInfo(account, having: passkeys[account.id])]
        }
    }
}
