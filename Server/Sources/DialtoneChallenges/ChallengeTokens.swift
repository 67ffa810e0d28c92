package import DialtoneBasics
package import DialtoneModel

/// Issues a token for each solved challenge, and accepts each token once.
package struct ChallengeTokens: Sendable {
    /// The prefix that distinguishes this server's tokens from those of vendors.
    package static let prefix = "dtc_"

    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Marks the solution as used and issues a token; `nil` if the solution was used before.
    package func issue(
        for app: ChallengedApp,
        spending solution: SpentProof
    ) async throws -> String? {
        let token = draw(for: app, outage: nil)
        let isNew = try await store.write { data in
            guard try data.spend(solution, of: app.projectID) else { return false }
            try data.insert(token.record)
            return true
        }
        return isNew ? token.text : nil
    }

    /// Issues a token for a solution that could not be verified because of an outage.
    ///
    /// The code that accepts the token decides whether that is enough.
    package func issue(for app: ChallengedApp, outage: String) async throws -> String {
        let token = draw(for: app, outage: outage)
        try await store.write { try $0.insert(token.record) }
        return token.text
    }

    /// Creates a token and its record, which the caller must store.
    func draw(
        for app: ChallengedApp,
        outage: String?
    ) -> (text: String, record: ChallengeToken) {
        let secret = random.bytes(32)
        let record = ChallengeToken(
            digest: TokenDigest(of: secret),
            app: app,
            outage: outage,
            expiresAt: clock.now + ChallengeToken.lifetime
        )
        return (Self.prefix + Base64URL.encode(secret), record)
    }

    /// Marks a token as used and returns its outcome; `nil` if `text` is not a challenge token.
    package func use(_ text: String, for app: ChallengedApp) async throws -> AppProofOutcome? {
        guard text.hasPrefix(Self.prefix) else { return nil }
        guard let secret = Base64URL.decode(String(text.dropFirst(Self.prefix.count))) else {
            return Self.refused(.invalid, "The challenge token was not issued by this server.")
        }
        let (digest, now) = (TokenDigest(of: secret), clock.now)
        return try await store.write { data in
            let token = try data.challengeToken(digest)
            if try data.useChallengeToken(digest, for: app, at: now) {
                guard let outage = token?.outage else { return .held }
                return .unavailable(AppProofProblem(.challenge, .unavailable, outage))
            }
            return Self.refusal(of: token, for: app)
        }
    }

    /// The reason why a token cannot be used.
    private static func refusal(
        of token: ChallengeToken?,
        for app: ChallengedApp
    ) -> AppProofOutcome {
        guard let token, token.app.projectID == app.projectID else {
            return refused(.invalid, "The challenge token was not issued for this project.")
        }
        if token.app != app {
            return refused(.foreign, "The challenge was solved for another app of the project.")
        }
        if token.usedAt != nil { return refused(.used, "The challenge token was already used.") }
        return refused(
            .expired,
            "The challenge token expired. Challenge tokens are valid for five minutes."
        )
    }

    private static func refused(
        _ reason: AppProofProblem.Reason,
        _ detail: String
    ) -> AppProofOutcome {
        .refused(AppProofProblem(.challenge, reason, detail))
    }
}
