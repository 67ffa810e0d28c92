import DialtoneCore
import IdentityToolkit

extension StartSecondFactorSignInRequest: WireInput {}

/// Sends the code of the second factor that somebody chose.
struct StartSecondFactorSignIn: Endpoint {
    let signIn: SecondFactorSignIn

    func respond(
        to input: StartSecondFactorSignInRequest,
        from caller: AppCaller
    ) async throws -> StartSecondFactorSignInResponse {
        let pending = try await signIn.start(
            input.pendingCredential,
            factor: input.enrollmentID,
            appProof: AppProof(input.phoneSignInInfo ?? .init(), from: caller),
            app: caller.app,
            for: caller.signIn
        )
        return StartSecondFactorSignInResponse(
            phoneResponseInfo: SendVerificationCodeResponse(pending)
        )
    }
}
