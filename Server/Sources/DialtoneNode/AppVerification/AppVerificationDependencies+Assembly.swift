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
            box: SecretBox(keys: keys.credentials),
            clock: clock
        )
        let tally = AppProofTally(store: store, clock: clock)
        let proofs = ProofAssembly(
            store: store,
            keys: keys,
            credentials: credentials,
            http: http,
            policy: policy,
            addresses: vendorAddresses,
            clock: clock,
            random: random
        )
        let (challenges, attestChallenges) = (proofs.challenges, proofs.attestChallenges)
        self.init(
            verifier: AppVerificationChain(
                checkers: proofs.checkers(by: attestChallenges) + challenges.checkers,
                instances: AppInstances(keys: keys.instances),
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
            ),
            playIntegrity: PlayIntegrityRegistry(
                credentials: credentials,
                readingKeyFilesBy: { try GoogleServiceAccount.address(ofKeyFile: $0) }
            )
        )
    }
}

extension GoogleServiceAccount {
    /// Returns the address of the service account of a key file that an operator has uploaded.
    fileprivate static func address(ofKeyFile file: [UInt8]) throws -> String {
        do {
            return try GoogleServiceAccount(keyFile: file).email
        } catch InvalidServiceAccount.notAKeyFile {
            throw Refusal.invalidArgument(
                field: "keyFile",
                problem: "must be the JSON key file of a Google service account"
            )
        } catch {
            throw Refusal.invalidArgument(
                field: "keyFile",
                problem: "has a private key that cannot be used"
            )
        }
    }
}

/// Puts together what verifies proofs.
private struct ProofAssembly {
    let store: any DataStore
    let keys: AppVerificationKeys
    let credentials: VerificationCredentialRegistry
    let http: any OutboundHTTP
    let policy: OutboundPolicy
    let addresses: VendorAddresses
    let clock: ServerClock
    let random: RandomSource

    var challenges: ChallengeDependencies {
        ChallengeDependencies(
            store: store,
            keys: keys,
            credentials: credentials,
            http: http,
            policy: policy,
            addresses: addresses,
            clock: clock,
            random: random
        )
    }

    var attestChallenges: AppAttestChallenges {
        AppAttestChallenges(keys: keys.appAttest, clock: clock, random: random)
    }

    /// The checkers of all proofs but challenges.
    func checkers(by attestChallenges: AppAttestChallenges) -> [any AppProofChecker] {
        [
            AppSecretChecker(clock: clock),
            PushReceiptChecker(
                store: store,
                key: PushReceiptKey(keys: keys.pushReceipts),
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
                    address: addresses.recaptchaEnterprise
                ),
                clock: clock
            ),
        ]
    }
}
