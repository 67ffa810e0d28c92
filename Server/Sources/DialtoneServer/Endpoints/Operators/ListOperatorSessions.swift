import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Lists the sessions of an operator.
struct ListOperatorSessions: Endpoint {
    let registry: OperatorRegistry

    func respond(
        to input: NoInput,
        from caller: ServerAdminCaller
    ) async throws -> ListOperatorSessionsResponse {
        let sessions = try await registry.sessions(of: caller.operatorID)
        return ListOperatorSessionsResponse {
            $0.sessions = sessions.isEmpty ? nil : sessions.map(OperatorSessionInfo.init)
        }
    }
}

/// Ends all sessions of an operator.
struct EndOperatorSessions: Endpoint {
    let registry: OperatorRegistry

    func respond(
        to input: NoInput,
        from caller: ServerAdminCaller
    ) async throws -> EndOperatorSessionsResponse {
        let count = try await registry.endSessions(of: caller.operatorID)
        return EndOperatorSessionsResponse { $0.endedCount = WireInt64(Int64(count)) }
    }
}

extension OperatorSessionInfo {
    init(_ session: OperatorSession) {
        self.init()
        sessionId = session.id
        createTime = session.createdAt.rfc3339
        lastUseTime = session.lastUsedAt.rfc3339
        address = session.address
        userAgent = session.client
    }
}
