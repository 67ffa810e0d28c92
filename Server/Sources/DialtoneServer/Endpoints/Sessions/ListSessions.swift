import DialtoneFlows
import DialtoneModel
import IdentityToolkit

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
