package import DialtoneAppVerification
package import DialtoneCore

/// What it takes to set challenges and to judge solutions.
package struct ChallengeParts: Sendable {
    let challenge: WebChallenge
    let load: ChallengeLoad
    let checkers: [any AppProofChecker]

    /// How long calls wait for the end of a challenge.
    package var patience = PollPatience()

    package init(
        store: any DataStore,
        keys: AppVerificationKeys,
        credentials: VerificationCredentialRegistry,
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        addresses: VendorAddresses = VendorAddresses(),
        clock: ServerClock,
        random: RandomSource
    ) {
        let vendors = VendorCatalog(
            credentials: credentials,
            http: http,
            policy: policy,
            addresses: addresses,
            clock: clock
        )
        let tokens = ChallengeTokens(store: store, clock: clock, random: random)
        challenge = WebChallenge(
            proofOfWork: ProofOfWork(key: keys.challenges, clock: clock, random: random),
            vendors: vendors,
            tokens: tokens,
            store: store,
            clock: clock
        )
        load = ChallengeLoad(clock: clock)
        checkers = [
            ChallengeTokenChecker(tokens: tokens),
            RecaptchaTokenChecker(vendors: vendors, store: store),
        ]
    }
}
