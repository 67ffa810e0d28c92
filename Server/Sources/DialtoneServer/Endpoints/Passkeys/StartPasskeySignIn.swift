import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension StartPasskeySignInRequest: WireInput {}

/// Starts a sign-in with a passkey.
struct StartPasskeySignIn: Endpoint {
    let signIn: PasskeySignIn

    func respond(
        to input: StartPasskeySignInRequest,
        from caller: AppCaller
    ) async throws -> StartPasskeySignInResponse {
        let started = try signIn.start(for: caller)
        return StartPasskeySignInResponse {
            $0.credentialRequestOptions = CredentialRequestOptions {
                $0.challenge = Base64URL.encode(started.challenge)
                $0.rpId = started.relyingPartyID
                $0.timeout = Int(StartedPasskeySignIn.lifetime.milliseconds)
                $0.userVerification = "required"
            }
        }
    }
}
