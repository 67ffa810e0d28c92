package import DialtoneChallenges
package import DialtoneModel

/// The dependencies of challenges.
package struct ChallengeDependencies: Sendable {
    let challenge: WebChallenge
    let load: ChallengeLoad
    package let checkers: [any AppProofChecker]

    /// How long calls wait for the end of a challenge.
    package var longPolling = LongPolling()

    package init(
        challenge: WebChallenge,
        load: ChallengeLoad,
        checkers: [any AppProofChecker]
    ) {
        self.challenge = challenge
        self.load = load
        self.checkers = checkers
    }
}
