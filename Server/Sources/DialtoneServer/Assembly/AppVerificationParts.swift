import DialtoneAppVerification
package import DialtoneCore

/// What it takes to tell real apps from others.
package struct AppVerificationParts: Sendable {
    package var verifier: any AppVerifier
    package let credentials: VerificationCredentialRegistry
    package let tally: AppProofTally

    package init(
        store: any DataStore,
        keys: AppVerificationKeys,
        clock: ServerClock
    ) {
        credentials = VerificationCredentialRegistry(
            store: store,
            box: SecretBox(key: keys.credentials),
            clock: clock
        )
        tally = AppProofTally(store: store, clock: clock)
        verifier = AppVerificationLadder(
            checkers: [AppSecretChecker()],
            instances: AppInstances(key: keys.instances),
            tally: tally,
            clock: clock
        )
    }
}
