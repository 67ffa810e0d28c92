import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension ListSessionsRequest: WireInput {}

/// Lists the sessions of the user's own account.
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
        return ListSessionsResponse {
            $0.sessions = found.map { session in
                AccountSession(session, isCurrent: token.map { seal.isToken($0, of: session) })
            }
        }
    }
}
