package import DialtoneBasics
package import DialtoneModel
import Crypto
import Foundation

/// A project's challenge, from the widget to the token for its solution.
package struct WebChallenge: Sendable {
    /// The time for which the result of a challenge is kept until the app polls for it.
    private static let awaitedLifetime = TimeSpan.minutes(10)

    package let proofOfWork: ProofOfWork
    private let vendor: @Sendable (ChallengeSettings.Vendor) -> (any ChallengeVendor)?
    private let tokens: ChallengeTokens
    private let store: any DataStore
    private let clock: ServerClock

    /// Creates the challenge; `vendor` must return `nil` for the built-in challenge.
    package init(
        proofOfWork: ProofOfWork,
        vendor: @escaping @Sendable (ChallengeSettings.Vendor) -> (any ChallengeVendor)?,
        tokens: ChallengeTokens,
        store: any DataStore,
        clock: ServerClock
    ) {
        self.proofOfWork = proofOfWork
        self.vendor = vendor
        self.tokens = tokens
        self.store = store
        self.clock = clock
    }

    /// The widget of the page; `nil` if the project has no credential for the vendor.
    package func widget(
        of vendor: ChallengeSettings.Vendor,
        for project: ProjectID
    ) async throws -> ChallengeWidget? {
        try await judge(of: vendor).widget(for: project)
    }

    package func judge(
        _ solution: ChallengeSolution,
        of vendor: ChallengeSettings.Vendor,
        for app: ChallengedApp
    ) async throws -> ChallengeVerdict {
        try await judge(of: vendor).judge(solution, for: app)
    }

    /// Issues a token for a solution with this verdict; throws if the solution is rejected.
    package func token(
        for verdict: ChallengeVerdict,
        of app: ChallengedApp
    ) async throws -> String {
        switch verdict {
        case .solved(let solution):
            guard let token = try await tokens.issue(for: app, spending: solution) else {
                throw Self.usedBefore
            }
            return token
        case .unavailable(let outage):
            return try await tokens.issue(for: app, outage: outage)
        case .refused(let reason, let detail):
            throw AppProofProblem(.challenge, reason, detail)
        }
    }

    private func judge(of vendor: ChallengeSettings.Vendor) -> any ChallengeVendor {
        self.vendor(vendor) ?? proofOfWork
    }

    private static let usedBefore = AppProofProblem(
        .challenge,
        .used,
        "The solution was already used."
    )
}

extension WebChallenge {
    /// Stores the result of a challenge for the polling app; throws if the solution is rejected.
    package func end(
        _ event: ChallengeEvent,
        with verdict: ChallengeVerdict,
        of app: ChallengedApp
    ) async throws {
        let outage: String? =
            switch verdict {
            case .solved: nil
            case .unavailable(let outage): outage
            case .refused(let reason, let detail):
                throw AppProofProblem(.challenge, reason, detail)
            }
        let record = record(of: event, .solved(outage: outage), app)
        let isNew = try await store.write { data in
            if case .solved(let solution) = verdict {
                guard try data.spend(solution, of: app.projectID) else { return false }
            }
            try data.save(record)
            return true
        }
        guard isNew else { throw Self.usedBefore }
    }

    /// Stores that a challenge failed.
    package func end(
        _ event: ChallengeEvent,
        with failure: ChallengeFailure,
        of app: ChallengedApp
    ) async throws {
        let record = record(of: event, .failed(failure), app)
        try await store.write { try $0.save(record) }
    }

    /// Returns the result of the app's challenge once; `nil` if it has not ended.
    ///
    /// The token is created only here, so that the stored data cannot be used as a token.
    package func outcome(
        of event: ChallengeEvent,
        in project: ProjectID
    ) async throws -> Result<String, ChallengeFailure>? {
        let (now, digest, parent) = (clock.now, event.digest(in: project), project.parent)
        let hasEnded = try await store.read { data in
            try data.awaitedChallenge(digest, of: parent, at: now) != nil
        }
        guard hasEnded else { return nil }
        return try await store.write { data in
            guard let ended = try data.awaitedChallenge(digest, of: parent, at: now),
                try data.deleteAwaitedChallenge(digest)
            else { return nil }
            switch ended.outcome {
            case .failed(let failure):
                return .failure(failure)
            case .solved(let outage):
                let token = tokens.draw(for: ended.app, outage: outage)
                try data.insert(token.record)
                return .success(token.text)
            }
        }
    }

    private func record(
        of event: ChallengeEvent,
        _ outcome: AwaitedChallenge.Outcome,
        _ app: ChallengedApp
    ) -> AwaitedChallenge {
        AwaitedChallenge(
            digest: event.digest(in: app.projectID),
            app: app,
            outcome: outcome,
            expiresAt: clock.now + Self.awaitedLifetime
        )
    }
}
