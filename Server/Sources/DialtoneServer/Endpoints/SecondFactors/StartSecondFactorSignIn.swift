import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension StartSecondFactorSignInRequest: WireInput {}

/// Sends the code for the selected second factor.
struct StartSecondFactorSignIn: Endpoint {
    let signIn: SecondFactorSignIn

    func respond(
        to input: StartSecondFactorSignInRequest,
        from caller: AppCaller
    ) async throws -> StartSecondFactorSignInResponse {
        let pending = try await signIn.start(
            input.mfaPendingCredential,
            factor: input.mfaEnrollmentId,
            appProof: AppProof(input.phoneSignInInfo ?? .init(), from: caller),
            for: caller
        )
        return StartSecondFactorSignInResponse {
            $0.phoneResponseInfo = SendVerificationCodeResponse(pending)
        }
    }
}
