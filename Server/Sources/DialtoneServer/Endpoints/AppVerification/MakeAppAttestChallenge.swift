import DialtoneModel
import DialtoneBasics
import IdentityToolkit

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
