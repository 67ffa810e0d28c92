import DialtoneBasics
package import DialtoneModel
import Synchronization

/// Records the calls of hooks that operations wait for, in memory until they are written to the
/// database.
///
/// A sign-in must not wait for the log. A node that is killed loses the calls since they were last
/// written, which are those of a few seconds.
package final class HookCallLog: Sendable {
    /// How many calls a transaction writes; few, so that requests do not wait.
    private static let batch = 200

    /// The maximum number of calls in memory while the database cannot be written.
    private static let capacity = 20_000

    private let store: any DataStore
    private let nodeID: String
    private let calls = Mutex<[HookCall]>([])

    package init(store: any DataStore, nodeID: String) {
        self.store = store
        self.nodeID = nodeID
    }

    func note(
        _ record: HookCallRecord,
        of hook: Hook,
        _ question: HookRequest,
        _ result: Result<HookVerdict, any Error>,
        from start: Timestamp,
        taking duration: TimeSpan
    ) {
        var call = HookCall(
            id: record.id,
            hookID: hook.id,
            projectID: hook.projectID,
            trigger: question.trigger,
            calledAt: start,
            nodeID: nodeID,
            outcome: record.outcome(of: result),
            duration: duration,
            attempts: record.attempts
        )
        call.accountID = question.account?.id
        call.tenantID = question.caller.projectID.tenantID
        call.status = record.status
        if case .success(.refused(_, _, let code)) = result { call.code = code }
        // The descriptions of other errors may contain what the hook sent.
        if case .failure(let failure as HookFailure) = result { call.problem = "\(failure)" }
        calls.withLock { if $0.count < Self.capacity { $0.append(call) } }
    }

    /// Writes the calls since the last time.
    package func writeDown() async throws {
        var taken = calls.withLock { calls in
            defer { calls = [] }
            return calls[...]
        }
        while !taken.isEmpty {
            let batch = taken.prefix(Self.batch)
            do {
                try await store.write { data in for call in batch { try data.insert(call) } }
            } catch {
                calls.withLock { calls in
                    calls = Array((taken + calls).prefix(Self.capacity))
                }
                throw error
            }
            taken = taken.dropFirst(Self.batch)
        }
    }
}
