import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import IdentityToolkit

extension FinalizePasskeyEnrollmentRequest: WireInput {}

/// Adds the passkey that the caller's device created.
struct FinalizePasskeyEnrollment: Endpoint {
    let enroller: PasskeyEnroller
    let limiter: CallLimiter
    let links: ActionLinks

    func respond(
        to input: FinalizePasskeyEnrollmentRequest,
        from caller: AppCaller
    ) async throws -> FinalizePasskeyEnrollmentResponse {
        let response = try input.authenticatorRegistrationResponse.map(PasskeyResponse.init)
        let tokens = try await limiter.countingRefusals(by: CallGuard(for: caller)) {
            try await enroller.finish(
                response,
                name: [input.name, input.displayName].compactMap(\.self).first { !$0.isEmpty },
                idToken: input.idToken,
                link: links.link(for: caller),
                for: caller
            )
        }
        return FinalizePasskeyEnrollmentResponse {
            $0.localId = tokens.accountID.rawValue
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken.text
            $0.expiresIn = String(TokenPair.idTokenLifetime.wholeSeconds)
        }
    }
}

extension PasskeyResponse<PasskeyRegistration> {
    init(_ response: AuthenticatorRegistrationResponse) throws(Refusal) {
        let content: PasskeyRegistration? =
            if let made = response.response {
                PasskeyRegistration(
                    clientDataJSON: try PasskeyWire.bytes(made.clientDataJSON, "clientDataJSON"),
                    attestationObject: try PasskeyWire.bytes(
                        made.attestationObject,
                        "attestationObject"
                    ),
                    transports: made.transports ?? []
                )
            } else {
                nil
            }
        try self.init(response.id, response.rawId, type: response.type, content)
    }
}
