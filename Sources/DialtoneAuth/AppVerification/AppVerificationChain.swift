import Foundation

/// Tries the kinds of proof that the server accepts until one succeeds.
///
/// The default order is: App Attest if the device supports it, the credential of an earlier push, a
/// new silent push, the web page.
final class AppVerificationChain: Sendable {
    let policies: AppVerificationPolicyCache
    let credentials: AppCredentials
    let push: PushProver
    let page: PageProver
    private let appAttest: AppAttestProver

    init(backend: Backend, credentials: AppCredentials, clientID: String?) {
        policies = AppVerificationPolicyCache(backend: backend)
        self.credentials = credentials
        push = PushProver(backend: backend, credentials: credentials)
        page = PageProver(host: PageHost(backend: backend, clientID: clientID))
        appAttest = AppAttestProver(backend: backend, credentials: credentials)
    }

    /// Returns a proof; `nil` if the server requires none.
    ///
    /// - Throws: The `NSError` for the app if no proof could be obtained.
    func proof(
        for request: AppVerificationRequest,
        _ attempt: AppVerificationAttempt
    ) async throws -> AppProof? {
        let policy = try await policies.policy(attempt)
        guard policy.enforcement != .off || attempt.mustProve else { return nil }
        for kind in policy.proofs where !attempt.excluded.contains(kind) {
            do {
                return try await proof(kind, request, attempt)
            } catch let problem as AppVerificationProblem {
                let earlier = attempt.problems
                attempt.exclude(kind, because: problem)
                guard problem.otherProofMayHelp else { throw problem.error(after: earlier) }
            }
        }
        if policy.enforcement == .audit, !attempt.mustProve { return nil }
        let problems = attempt.problems
        throw (problems.last ?? .noProofLeft).error(after: problems.dropLast())
    }

    /// Discards a proof that the server rejected: its stored data, and its kind for this attempt.
    func discard(_ proof: AppProof, _ attempt: AppVerificationAttempt) {
        switch proof {
        case .push(let receipt, _):
            credentials.forget(receipt: receipt)
            // A stored credential may only have expired: in that case a new push may succeed.
            guard attempt.steps.contains(where: { $0.stage == .pushArrival }) else { return }
            attempt.exclude(.push)
        case .appAttest:
            credentials.attestKeyID = nil
            attempt.exclude(.appAttest)
        case .challenge:
            attempt.exclude(.challenge)
        }
    }

    private func proof(
        _ kind: AppProofKind,
        _ request: AppVerificationRequest,
        _ attempt: AppVerificationAttempt
    ) async throws -> AppProof {
        switch kind {
        case .appAttest:
            return try await appAttest.proof(for: request, attempt)
        case .push:
            return try await push.proof(attempt)
        case .challenge:
            try await policies.confirmReachable(attempt)
            guard let receipt = attempt.lateReceipt else {
                return try await page.proof(request, attempt)
            }
            return try await pageOrLatePush(receipt, request, attempt)
        }
    }

    /// Returns the first of the two: a late push spares the user the challenge.
    private func pageOrLatePush(
        _ receipt: String,
        _ request: AppVerificationRequest,
        _ attempt: AppVerificationAttempt
    ) async throws -> AppProof {
        try await withThrowingTaskGroup(of: AppProof.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await self.page.proof(request, attempt) }
            group.addTask { try await self.credentials.arrival(of: receipt).proof }
            guard let proof = try await group.next() else { throw CancellationError() }
            return proof
        }
    }
}

extension AppVerificationProblem {
    /// Whether another kind of proof may help; not if the user was asked and declined.
    fileprivate var otherProofMayHelp: Bool { ![.pageClosed, .pageBusy].contains(cause) }

    fileprivate static let noProofLeft = Self(
        stage: .policy,
        cause: .noProofLeft,
        detail: "The server accepts no proof that this app can provide.",
        remedy: "Configure the project to accept PUSH, CHALLENGE or APP_ATTEST."
    )
}

/// Proves that the app is genuine with a web page on which the user solves a challenge.
struct PageProver: Sendable {
    let host: PageHost

    /// Returns the token of a challenge.
    ///
    /// - Throws: An ``AppVerificationProblem``.
    func proof(
        _ request: AppVerificationRequest,
        _ attempt: AppVerificationAttempt
    ) async throws -> AppProof {
        try await attempt.step(.page, summary: { _ in "challenge solved" }) {
            let token = try await host.result(
                of: .verifyApp,
                for: request.auth,
                request.uiDelegate
            )
            return .challenge(token: token)
        }
    }
}
