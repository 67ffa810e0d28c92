import DialtoneAppVerification
import DialtoneCore
import IdentityToolkit

extension RegisterAppAttestKeyRequest: WireInput {}

/// Takes a key for which Apple vouches.
struct RegisterAppAttestKey: Endpoint {
    let registrar: AppAttestRegistrar

    func respond(
        to input: RegisterAppAttestKeyRequest,
        from caller: AppCaller
    ) async throws -> NoOutput {
        let app = caller.app
        try await registrar.register(
            keyID: input.keyID ?? "",
            attestation: input.attestation ?? "",
            challenge: input.challenge ?? "",
            for: app,
            by: caller.project.project.settings.appVerification.policy(for: app?.appID)
        )
        return NoOutput()
    }
}
