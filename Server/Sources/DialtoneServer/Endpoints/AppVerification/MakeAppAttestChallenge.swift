import DialtoneAppVerification
import DialtoneCore
import IdentityToolkit

/// Gives an app a challenge that it has its device's key sign.
struct MakeAppAttestChallenge: Endpoint {
    let registrar: AppAttestRegistrar

    func respond(
        to input: NoInput,
        from caller: AppCaller
    ) async throws -> AppAttestChallengeResponse {
        AppAttestChallengeResponse(
            challenge: try registrar.challenge(for: caller.app),
            expiresIn: String(AppAttestChallenges.lifetime.wholeSeconds)
        )
    }
}
