import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit

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
