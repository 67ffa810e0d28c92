import DialtoneCore
import IdentityToolkit

extension RevokeSessionsRequest: WireInput {}

/// Lets people sign single devices out.
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
        return RevokeSessionsResponse(
            revokedCount: try await sessions.revoke(input.checkedIDs(), by: token)
        )
    }
}

extension RevokeSessionsRequest {
    private static let limit = 1_000

    /// The sessions that are meant; what cannot be one is as good as over.
    func checkedIDs() throws(Refusal) -> Set<SessionID> {
        let ids = sessionIDs ?? []
        guard (1...Self.limit).contains(ids.count) else {
            throw .invalidArgument(
                field: "session_ids",
                problem: "1 to \(Self.limit) sessions."
            )
        }
        return Set(ids.compactMap { SessionID($0) })
    }
}
