import Crypto
package import DialtoneCore
import Foundation

/// The challenge of a project, from what the page shows to the token for its solution.
package struct WebChallenge: Sendable {
    /// How long a challenge that ended waits for its app to ask.
    private static let awaitedLifetime = TimeSpan.minutes(10)

    package let proofOfWork: ProofOfWork
    private let vendors: VendorCatalog
    private let tokens: ChallengeTokens
    private let store: any DataStore
    private let clock: ServerClock

    package init(
        proofOfWork: ProofOfWork,
        vendors: VendorCatalog,
        tokens: ChallengeTokens,
        store: any DataStore,
        clock: ServerClock
    ) {
        self.proofOfWork = proofOfWork
        self.vendors = vendors
        self.tokens = tokens
        self.store = store
        self.clock = clock
    }

    /// What the page shows; `nil` where the project lacks what its vendor asks for.
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

    /// The token for a solution with this verdict; throws what is wrong with the solution.
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
        vendors.vendor(vendor) ?? proofOfWork
    }

    private static let usedBefore = AppProofProblem(
        .challenge,
        .used,
        "This solution was used already."
    )
}

extension WebChallenge {
    /// Notes how a challenge ended, for the app that asks; throws what is wrong with a solution.
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

    /// Notes that a challenge came to nothing.
    package func end(
        _ event: ChallengeEvent,
        with failure: ChallengeFailure,
        of app: ChallengedApp
    ) async throws {
        let record = record(of: event, .failed(failure), app)
        try await store.write { try $0.save(record) }
    }

    /// How the app's challenge ended, told once; `nil` while it goes on.
    ///
    /// Only here does the token come into being, so that nothing that is stored can be used.
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
