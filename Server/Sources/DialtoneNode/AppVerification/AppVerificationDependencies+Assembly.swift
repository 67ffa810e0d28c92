package import DialtoneAppVerification
package import DialtoneBasics
import DialtoneChallenges
package import DialtoneFlows
package import DialtoneModel
package import DialtonePasswords
package import DialtonePush
package import DialtoneServer
package import Logging

extension AppVerificationDependencies {
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
        let credentials = VerificationCredentialRegistry(
            store: store,
            box: SecretBox(key: keys.credentials),
            clock: clock
        )
        let tally = AppProofTally(store: store, clock: clock)
        let challenges = ChallengeDependencies(
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
        let checkers = Self.checkers(
            store: store,
            keys: keys,
            credentials: credentials,
            attestChallenges: attestChallenges,
            http: http,
            policy: policy,
            vendorAddresses: vendorAddresses,
            clock: clock
        )
        self.init(
            verifier: AppVerificationChain(
                checkers: checkers + challenges.checkers,
                instances: AppInstances(key: keys.instances),
                tally: tally,
                clock: clock
            ),
            credentials: credentials,
            tally: tally,
            pushes: PushDependencies(
                store: store,
                registry: credentials,
                client: apns,
                passwords: passwords,
                clock: clock,
                random: random,
                logger: logger
            ),
            challenges: challenges,
            appAttest: AppAttestRegistrar(
                store: store,
                verifier: attestations,
                challenges: attestChallenges,
                clock: clock
            )
        )
    }

    /// The checkers of all proofs but challenges.
    private static func checkers(
        store: any DataStore,
        keys: AppVerificationKeys,
        credentials: VerificationCredentialRegistry,
        attestChallenges: AppAttestChallenges,
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        vendorAddresses: VendorAddresses,
        clock: ServerClock
    ) -> [any AppProofChecker] {
        [
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
                keys: RecaptchaEnterpriseKeys(credentials: credentials),
                assessor: RecaptchaEnterpriseAssessor(
                    http: http,
                    policy: policy,
                    address: vendorAddresses.recaptchaEnterprise
                ),
                clock: clock
            ),
        ]
    }
}
