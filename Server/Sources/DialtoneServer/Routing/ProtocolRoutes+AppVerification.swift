import DialtoneBasics
import DialtoneChallenges
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

extension ProtocolRoutes {
    /// Adds the calls by which apps prove that they are genuine.
    func addAppVerificationCalls(to router: Router<ServerContext>) {
        pushes.add(to: router, for: apps)
        addRecaptchaCalls(to: router)
        addChallengeCalls(to: router)
        let registrar = parts.appVerification.appAttest
        router.add(ShowAppVerification(), .appVerification, apps, method: .get)
        router.add(MakeAppAttestChallenge(registrar: registrar), .appAttestChallenge, apps)
        router.add(RegisterAppAttestKey(registrar: registrar), .registerAppAttestKey, apps)
    }

    private func addRecaptchaCalls(to router: Router<ServerContext>) {
        router.add(
            ShowRecaptchaParams(
                mode: parts.mode,
                credentials: parts.appVerification.credentials
            ),
            .recaptchaParams,
            apps,
            method: .get
        )
        router.add(
            ShowRecaptchaConfig(keys: parts.appVerification.recaptchaEnterprise),
            .recaptchaConfig,
            apps,
            method: .get
        )
    }

    /// Adds Dialtone's own calls for challenges.
    private func addChallengeCalls(to router: Router<ServerContext>) {
        let challenges = parts.appVerification.challenges
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
                hosts: ChallengeHosts(mode: parts.mode, publicURL: parts.listener.publicURL)
            ),
            .verifyChallenge,
            apps
        )
        router.add(
            PollAppVerification(challenge: challenges.challenge, patience: challenges.patience),
            .pollAppVerification,
            apps
        )
    }
}

/// Issues a challenge for the device's App Attest key to sign.
struct MakeAppAttestChallenge: Endpoint {
    let registrar: any AppAttestRegistration

    func respond(
        to input: NoInput,
        from caller: AppCaller
    ) async throws -> AppAttestChallengeResponse {
        try AppAttestChallengeResponse {
            $0.challenge = try registrar.challenge(for: caller.app)
            $0.expiresIn = String(registrar.challengeLifetime.wholeSeconds)
        }
    }
}

extension RegisterAppAttestKeyRequest: WireInput {}

/// Registers a key that Apple has attested.
struct RegisterAppAttestKey: Endpoint {
    let registrar: any AppAttestRegistration

    func respond(
        to input: RegisterAppAttestKeyRequest,
        from caller: AppCaller
    ) async throws -> NoOutput {
        let app = caller.app
        try await registrar.register(
            keyID: input.keyId ?? "",
            attestation: input.attestation ?? "",
            challenge: input.challenge ?? "",
            for: app,
            by: caller.project.project.settings.appVerification.policy(for: app?.appID)
        )
        return NoOutput()
    }
}

/// Returns the accepted kinds of proof, so that an app tries only those.
struct ShowAppVerification: Endpoint {
    func respond(
        to input: NoInput,
        from caller: AppCaller
    ) async throws -> AppVerificationResponse {
        let app = caller.app
        let policy = caller.project.project.settings.appVerification.policy(for: app?.appID)
        return AppVerificationResponse {
            $0.enforcement = policy.enforcement.rawValue.uppercased()
            $0.proofs = policy.accepts
                .filter { $0 != .appAttest || app?.canUseAppAttest == true }
                .map(\.wireName)
            $0.challenge = .init { $0.vendor = policy.challenge.vendor.wireName }
        }
    }
}

extension ChallengeSettings.Vendor {
    /// The vendor's name on the wire, such as `PROOF_OF_WORK`.
    var wireName: String {
        switch self {
        case .proofOfWork: "PROOF_OF_WORK"
        case .recaptcha: "RECAPTCHA"
        case .recaptchaEnterprise: "RECAPTCHA_ENTERPRISE"
        case .turnstile: "TURNSTILE"
        case .hcaptcha: "HCAPTCHA"
        }
    }
}
