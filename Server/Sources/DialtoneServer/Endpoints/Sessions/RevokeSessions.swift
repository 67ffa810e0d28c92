import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension RevokeSessionsRequest: WireInput {}

/// Ends some sessions of the user's own account.
struct RevokeOwnSessions: Endpoint {
    let sessions: SessionDirectory
    let authenticator: IDTokenAuthenticator

    func respond(
        to input: RevokeSessionsRequest,
        from caller: AppCaller
    ) async throws -> RevokeSessionsResponse {
        let (_, token) = try await authenticator.authenticated(
            input.idToken,
            of: caller.projectID
        )
        let count = try await sessions.revoke(input.checkedIDs(), by: token)
        return RevokeSessionsResponse { $0.revokedCount = count }
    }
}

extension RevokeSessionsRequest {
    private static let limit = 1_000

    /// Returns the IDs of the sessions; invalid IDs count as ended sessions.
    func checkedIDs() throws(Refusal) -> Set<SessionID> {
        let ids = sessionIds ?? []
        guard (1...Self.limit).contains(ids.count) else {
            throw .invalidArgument(
                field: "session_ids",
                problem: "must name 1 to \(Self.limit) sessions."
            )
        }
        return Set(ids.compactMap { SessionID($0) })
    }
}

/// Ends some sessions of any account.
struct RevokeSessions: Endpoint {
    let sessions: SessionDirectory

    func respond(
        to input: RevokeSessionsRequest,
        from caller: AdminCaller
    ) async throws -> RevokeSessionsResponse {
        guard let id = input.localId, !id.isEmpty else { throw Refusal.missingAccountID }
        let count = try await sessions.revoke(
            input.checkedIDs(),
            of: AccountID(rawValue: id),
            in: caller.project.id
        )
        return RevokeSessionsResponse { $0.revokedCount = count }
    }
}
