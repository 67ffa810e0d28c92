import DialtoneCore
import IdentityToolkit

/// Signs single devices of somebody out for an administrator.
struct RevokeSessions: Endpoint {
    let sessions: SessionDirectory

    func respond(
        to input: RevokeSessionsRequest,
        from caller: AdminCaller
    ) async throws -> RevokeSessionsResponse {
        guard let id = input.localID, !id.isEmpty else { throw Refusal.missingAccountID }
        return RevokeSessionsResponse(
            revokedCount: try await sessions.revoke(
                input.checkedIDs(),
                of: AccountID(rawValue: id),
                in: caller.project.id
            )
        )
    }
}
