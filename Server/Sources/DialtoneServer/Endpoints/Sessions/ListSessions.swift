import DialtoneCore
import IdentityToolkit

/// Shows administrators on which devices somebody is signed in.
struct ListSessions: Endpoint {
    let sessions: SessionDirectory

    func respond(
        to input: ListSessionsRequest,
        from caller: AdminCaller
    ) async throws -> ListSessionsResponse {
        guard let id = input.localID, !id.isEmpty else { throw Refusal.missingAccountID }
        let found = try await sessions.sessions(
            of: AccountID(rawValue: id),
            in: caller.project.id
        )
        return ListSessionsResponse(sessions: found.map { AccountSession($0) })
    }
}
