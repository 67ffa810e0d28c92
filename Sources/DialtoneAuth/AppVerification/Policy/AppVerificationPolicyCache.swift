import Foundation

/// Fetches the server's policy and caches it for some minutes.
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

    /// The cached policy.
    var known: AppVerificationPolicy? {
        guard let entry = entry.current, entry.server == backend.settings.current.server,
            backend.environment.now() < entry.end
        else { return nil }
        return entry.policy
    }

    /// Returns the policy; the default one if the server has none or does not respond in time.
    ///
    /// - Throws: An error that would make every other call fail as well, such as a missing network
    ///   connection: showing a page would be pointless then.
    func policy(_ attempt: AppVerificationAttempt) async throws -> AppVerificationPolicy {
        if let known { return known }
        do {
            return try await fetch(attempt)
        } catch let error where error is CancellationError || error.endsEveryCall {
            throw error
        } catch {
            // A server without this endpoint will not gain it while the cache is valid.
            if AuthRefusal(error)?.status == 404 { know(.usual) }
            return .usual
        }
    }

    /// Fetches the policy again, unless this attempt already did: a page is about to be shown,
    /// which may not load.
    ///
    /// - Throws: An error that would make every other call fail as well.
    func confirmReachable(_ attempt: AppVerificationAttempt) async throws {
        let asking: [AppVerificationStage] = [.policy, .pushRequest]
        guard !attempt.steps.contains(where: { asking.contains($0.stage) }) else { return }
        do {
            _ = try await fetch(attempt)
        } catch let error where error is CancellationError || error.endsEveryCall {
            throw error
        } catch {
            // The server responded, so it is reachable; its earlier policy still applies.
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

    private func fetch(
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
            let answer: AppVerificationPolicyResponse =
                try await backend.get(.appVerification, query: [:])
            return answer.policy
        }
    }
}

extension Error {
    /// Whether no proof can help: there is no response, or the API key is rejected.
    fileprivate var endsEveryCall: Bool {
        switch authCode {
        case .networkError, .invalidAPIKey, .appNotAuthorized: true
        default: false
        }
    }
}

extension AppVerificationPolicy {
    /// A summary for diagnostics.
    var summary: String {
        let kinds = proofs.map(\.rawValue).joined(separator: ", ")
        return "\(enforcement.rawValue), accepted: \(kinds.isEmpty ? "nothing" : kinds)"
    }
}
