import DialtoneCore
import IdentityToolkit

extension LookUpAccountsRequest: WireInput {}

/// Shows people their own account.
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
        return LookUpAccountsResponse(users: [AccountInfo(account)])
    }
}
