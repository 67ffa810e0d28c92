package import DialtoneAppVerification
package import DialtoneCore
package import Logging

/// What it takes to tell real apps from others.
package struct AppVerificationParts: Sendable {
    package var verifier: any AppVerifier
    package let credentials: VerificationCredentialRegistry
    package let tally: AppProofTally
    package let pushes: PushParts
    package var challenges: ChallengeParts

    package init(
        store: any DataStore,
        keys: AppVerificationKeys,
        apns: APNsClient,
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        vendorAddresses: VendorAddresses = VendorAddresses(),
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) {
        credentials = VerificationCredentialRegistry(
            store: store,
            box: SecretBox(key: keys.credentials),
            clock: clock
        )
        tally = AppProofTally(store: store, clock: clock)
        pushes = PushParts(
            store: store,
            registry: credentials,
            client: apns,
            clock: clock,
            random: random,
            logger: logger
        )
        challenges = ChallengeParts(
            store: store,
            keys: keys,
            credentials: credentials,
            http: http,
            policy: policy,
            addresses: vendorAddresses,
            clock: clock,
            random: random
        )
        let pushReceipts = PushReceiptChecker(
            store: store,
            key: PushReceiptKey(key: keys.pushReceipts),
            clock: clock
        )
        verifier = AppVerificationLadder(
            checkers: [AppSecretChecker(), pushReceipts] + challenges.checkers,
            instances: AppInstances(key: keys.instances),
            tally: tally,
            clock: clock
        )
    }
}
