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

    /// The policy; where the server does not tell, or not in time, the usual one.
    ///
    /// - Throws: What makes every other call fail as well, such as a missing network: then there is
    ///   nothing to show a page for.
    func policy(_ attempt: AppVerificationAttempt) async throws -> AppVerificationPolicy {
        if let known { return known }
        do {
            return try await askAndKnow(attempt)
        } catch let error where error is CancellationError || error.endsEveryCall {
            throw error
        } catch {
            // A server that does not know the question will not learn it meanwhile.
            if AuthRefusal(error)?.status == 404 { know(.usual) }
            return .usual
        }
    }

    /// Asks anew unless the server was asked in this attempt: a page is to be shown, which may not
    /// load.
    ///
    /// - Throws: What makes every other call fail as well.
    func confirmReachable(_ attempt: AppVerificationAttempt) async throws {
        let asking: [AppVerificationStage] = [.policy, .pushRequest]
        guard !attempt.steps.contains(where: { asking.contains($0.stage) }) else { return }
        do {
            _ = try await askAndKnow(attempt)
        } catch let error where error is CancellationError || error.endsEveryCall {
            throw error
        } catch {
            // A server that answers is there; what it said before still holds.
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

    private func askAndKnow(
        _ attempt: AppVerificationAttempt
    ) async throws -> AppVerificationPolicy {
        try await attempt.step(.policy, summary: \.summary) {
            let policy = try await ask()
            know(policy)
            return policy
        }
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

extension Error {
    /// Whether no proof can help: no answer, or one that refuses the app's key.
    fileprivate var endsEveryCall: Bool {
        switch authCode {
        case .networkError, .invalidAPIKey, .appNotAuthorized: true
        default: false
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
