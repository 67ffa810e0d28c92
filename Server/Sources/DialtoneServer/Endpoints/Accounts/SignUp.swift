import DialtoneCore
import IdentityToolkit

extension SignUpRequest: WireInput {}

/// Creates an anonymous account for whoever holds the device.
struct SignUp: Endpoint {
    let anonymous: AnonymousSignUp

    func respond(
        to input: SignUpRequest,
        from caller: AppCaller
    ) async throws -> SignUpResponse {
        guard input.localID == nil else { throw RequestRefusal.unexpectedParameter("User ID") }
        guard input.email == nil, input.password == nil, input.idToken == nil else {
            throw Refusal.unsupportedOperation("Sign-in by password is off in this project.")
        }
        let (account, tokens) = try await anonymous.signUp(
            to: caller.project.project,
            client: caller.client
        )
        return SignUpResponse(
            localID: account.id.rawValue,
            email: "",
            idToken: tokens.idToken,
            refreshToken: tokens.refreshToken.text,
            expiresIn: String(TokenPair.idTokenLifetime.wholeSeconds)
        )
    }
}
