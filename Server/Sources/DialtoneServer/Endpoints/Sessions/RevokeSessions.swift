import DialtoneFlows
import DialtoneModel
import IdentityToolkit

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
