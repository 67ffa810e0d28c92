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
    package let appAttest: AppAttestRegistrar
    package let recaptchaEnterprise: RecaptchaEnterpriseKeys

    package init(
        store: any DataStore,
        keys: AppVerificationKeys,
        apns: APNsClient,
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        vendorAddresses: VendorAddresses = VendorAddresses(),
        attestations: AttestationVerifier,
        passwords: PasswordPool? = nil,
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
            passwords: passwords,
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
        let attestChallenges = AppAttestChallenges(
            key: keys.appAttest,
            clock: clock,
            random: random
        )
        appAttest = AppAttestRegistrar(
            store: store,
            verifier: attestations,
            challenges: attestChallenges,
            clock: clock
        )
        recaptchaEnterprise = RecaptchaEnterpriseKeys(credentials: credentials)
        let checkers: [any AppProofChecker] = [
            AppSecretChecker(clock: clock),
            PushReceiptChecker(
                store: store,
                key: PushReceiptKey(key: keys.pushReceipts),
                clock: clock
            ),
            AppAttestChecker(store: store, challenges: attestChallenges, clock: clock),
            PlayIntegrityChecker(
                store: store,
                credentials: credentials,
                service: PlayIntegrityService(http: http, policy: policy, clock: clock),
                clock: clock
            ),
            RecaptchaEnterpriseChecker(
                store: store,
                keys: recaptchaEnterprise,
                assessor: RecaptchaEnterpriseAssessor(
                    http: http,
                    policy: policy,
                    address: vendorAddresses.recaptchaEnterprise
                ),
                clock: clock
            ),
        ]
        verifier = AppVerificationLadder(
            checkers: checkers + challenges.checkers,
            instances: AppInstances(key: keys.instances),
            tally: tally,
            clock: clock
        )
    }
}
