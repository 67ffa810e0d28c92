import DialtoneAppVerification
import DialtoneBasics
import DialtoneChallenges
import DialtoneFlows
import DialtoneModel
import DialtoneServer

extension ChallengeDependencies {
    init(
        store: any DataStore,
        keys: AppVerificationKeys,
        credentials: VerificationCredentialRegistry,
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        addresses: VendorAddresses,
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
        self.init(
            challenge: WebChallenge(
                proofOfWork: ProofOfWork(keys: keys.challenges, clock: clock, random: random),
                vendor: vendors.vendor,
                tokens: tokens,
                store: store,
                clock: clock
            ),
            load: ChallengeLoad(clock: clock),
            checkers: [
                ChallengeTokenChecker(tokens: tokens),
                RecaptchaTokenChecker(vendors: vendors, store: store),
            ]
        )
    }
}
