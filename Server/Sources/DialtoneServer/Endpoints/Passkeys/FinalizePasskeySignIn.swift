import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import IdentityToolkit

extension FinalizePasskeySignInRequest: WireInput {}

/// Completes a sign-in with a passkey.
struct FinalizePasskeySignIn: Endpoint {
    let signIn: PasskeySignIn
    let limiter: CallLimiter

    func respond(
        to input: FinalizePasskeySignInRequest,
        from caller: AppCaller
    ) async throws -> FinalizePasskeySignInResponse {
        let response = try input.authenticatorAuthenticationResponse.map(PasskeyResponse.init)
        let outcome = try await limiter.countingRefusals(by: CallGuard(for: caller)) {
            try await signIn.finish(response, for: caller)
        }
        // No second factor is required after a passkey.
        let tokens = try outcome.tokens
        return FinalizePasskeySignInResponse {
            $0.localId = tokens.accountID.rawValue
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken.text
            $0.expiresIn = String(TokenPair.idTokenLifetime.wholeSeconds)
        }
    }
}

extension PasskeyResponse<PasskeyAssertion> {
    init(_ response: AuthenticatorAuthenticationResponse) throws(Refusal) {
        let content: PasskeyAssertion? =
            if let made = response.response {
                PasskeyAssertion(
                    clientDataJSON: try PasskeyWire.bytes(made.clientDataJSON, "clientDataJSON"),
                    authenticatorData: try PasskeyWire.bytes(
                        made.authenticatorData,
                        "authenticatorData"
                    ),
                    signature: try PasskeyWire.bytes(made.signature, "signature"),
                    userHandle: try made.userHandle.map { text throws(Refusal) in
                        try PasskeyWire.bytes(text, "userHandle")
                    }
                )
            } else {
                nil
            }
        try self.init(response.id, response.rawId, type: response.type, content)
    }
}
