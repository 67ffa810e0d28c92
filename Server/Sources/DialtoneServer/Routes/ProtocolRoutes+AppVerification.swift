import DialtoneChallenges
import Hummingbird
import IdentityToolkit

extension ProtocolRoutes {
    /// Adds the calls by which apps prove that they are genuine.
    func addAppVerificationCalls(to router: Router<ServerContext>) {
        pushes.add(to: router, for: apps)
        addRecaptchaCalls(to: router)
        addChallengeCalls(to: router)
        let registrar = dependencies.appVerification.appAttest
        router.add(ShowAppVerification(), .appVerification, apps, method: .get)
        router.add(MakeAppAttestChallenge(registrar: registrar), .appAttestChallenge, apps)
        router.add(RegisterAppAttestKey(registrar: registrar), .registerAppAttestKey, apps)
    }

    private func addRecaptchaCalls(to router: Router<ServerContext>) {
        router.add(
            ShowRecaptchaParams(
                mode: dependencies.mode,
                credentials: dependencies.appVerification.credentials
            ),
            .recaptchaParams,
            apps,
            method: .get
        )
        router.add(
            ShowRecaptchaConfig(keys: dependencies.appVerification.recaptchaEnterprise),
            .recaptchaConfig,
            apps,
            method: .get
        )
    }

    /// Adds Dialtone's own calls for challenges.
    private func addChallengeCalls(to router: Router<ServerContext>) {
        let challenges = dependencies.appVerification.challenges
        router.add(
            ShowChallenge(proofOfWork: challenges.challenge.proofOfWork, load: challenges.load),
            .challenge,
            apps,
            method: .get
        )
        router.add(
            VerifyChallenge(
                challenge: challenges.challenge,
                load: challenges.load,
                hosts: ChallengeHosts(
                    mode: dependencies.mode,
                    publicURL: dependencies.listener.publicURL
                )
            ),
            .verifyChallenge,
            apps
        )
        router.add(
            PollAppVerification(
                challenge: challenges.challenge,
                longPolling: challenges.longPolling
            ),
            .pollAppVerification,
            apps
        )
    }
}
