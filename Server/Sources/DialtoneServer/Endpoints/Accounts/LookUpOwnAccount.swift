import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension LookUpAccountsRequest: WireInput {}

/// Returns the user's own account.
struct LookUpOwnAccount: Endpoint {
    let authenticator: IDTokenAuthenticator

    func respond(
        to input: LookUpAccountsRequest,
        from caller: AppCaller
    ) async throws -> LookUpAccountsResponse {
        let account = try await authenticator.authenticate(
            input.idToken,
            of: caller.projectID,
            forEnrollment: true
        )
        return LookUpAccountsResponse { $0.users = [AccountInfo(account)] }
    }
}
