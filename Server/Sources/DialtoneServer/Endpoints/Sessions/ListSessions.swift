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

/// Lists the sessions of any account.
struct ListSessions: Endpoint {
    let sessions: SessionDirectory

    func respond(
        to input: ListSessionsRequest,
        from caller: AdminCaller
    ) async throws -> ListSessionsResponse {
        guard let id = input.localId, !id.isEmpty else { throw Refusal.missingAccountID }
        let found = try await sessions.sessions(
            of: AccountID(rawValue: id),
            in: caller.project.id
        )
        return ListSessionsResponse { $0.sessions = found.map { AccountSession($0) } }
    }
}
