import DialtoneCore
import IdentityToolkit

extension ListSessionsRequest: WireInput {}

/// Shows people on which devices they are signed in.
struct ListOwnSessions: Endpoint {
    let sessions: SessionDirectory
    let authenticator: IDTokenAuthenticator
    let seal: RotationSeal

    func respond(
        to input: ListSessionsRequest,
        from caller: AppCaller
    ) async throws -> ListSessionsResponse {
        let account = try await authenticator.authenticate(input.idToken, of: caller.projectID)
        let found = try await sessions.sessions(of: account.id, in: caller.projectID)
        let token = input.refreshToken.flatMap(RefreshToken.init)
        return ListSessionsResponse(
            sessions: found.map { session in
                AccountSession(session, isCurrent: token.map { seal.isToken($0, of: session) })
            }
        )
    }
}
