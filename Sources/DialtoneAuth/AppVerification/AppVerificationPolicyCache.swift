import Foundation

/// Asks the server for its policy, and remembers the answer for some minutes.
final class AppVerificationPolicyCache: Sendable {
    private struct Entry: Sendable {
        let policy: AppVerificationPolicy
        let server: ServerAddress?
        let end: Date
    }

    static let lifetime: TimeInterval = 300

    private let entry = Locked<Entry?>(nil)
    private let backend: Backend

    init(backend: Backend) {
        self.backend = backend
    }

    /// What is known without asking.
    var known: AppVerificationPolicy? {
        guard let entry = entry.current, entry.server == backend.settings.current.server,
            backend.environment.now() < entry.end
        else { return nil }
        return entry.policy
    }

    /// The policy; where the server does not tell, the usual one.
    func policy(_ attempt: AppVerificationAttempt) async throws -> AppVerificationPolicy {
        if let known { return known }
        do {
            return try await attempt.step(.policy, summary: \.summary) {
                let policy = try await ask()
                know(policy)
                return policy
            }
        } catch let error as CancellationError {
            throw error
        } catch {
            // A server that does not know the question will not learn it meanwhile.
            if AuthRefusal(error)?.status == 404 { know(.usual) }
            return .usual
        }
    }

    func know(_ policy: AppVerificationPolicy) {
        let end = backend.environment.now() + Self.lifetime
        let server = backend.settings.current.server
        entry.withLock { $0 = Entry(policy: policy, server: server, end: end) }
    }

    func forget() {
        entry.withLock { $0 = nil }
    }

    private func ask() async throws -> AppVerificationPolicy {
        let backend = backend
        let environment = backend.environment
        return try await withDeadline(environment.deadlines.policy, sleep: environment.sleep) {
            let answer: AppVerificationPolicyAnswer =
                try await backend.get(.appVerification, query: [:])
            return answer.policy
        }
    }
}

extension AppVerificationPolicy {
    /// For diagnostics.
    var summary: String {
        let kinds = proofs.map(\.rawValue).joined(separator: ", ")
        return "\(enforcement.rawValue), accepted: \(kinds.isEmpty ? "nothing" : kinds)"
    }
}
