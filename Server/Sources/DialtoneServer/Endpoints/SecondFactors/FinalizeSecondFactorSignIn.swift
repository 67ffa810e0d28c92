import DialtoneCore
import IdentityToolkit

extension FinalizeSecondFactorSignInRequest: WireInput {}

/// Completes a sign-in by its second factor.
struct FinalizeSecondFactorSignIn: Endpoint {
    let signIn: SecondFactorSignIn

    func respond(
        to input: FinalizeSecondFactorSignInRequest,
        from caller: AppCaller
    ) async throws -> FinalizeSecondFactorSignInResponse {
        let tokens: TokenPair
        switch (input.phoneVerificationInfo, input.totpVerificationInfo) {
        case (let phone?, nil):
            tokens = try await signIn.finishPhone(
                input.pendingCredential,
                sessionInfo: phone.sessionInfo,
                code: phone.code,
                for: caller.signIn
            )
        case (nil, let totp?):
            tokens = try await signIn.finishTOTP(
                input.pendingCredential,
                factor: input.enrollmentID,
                code: totp.verificationCode,
                for: caller.signIn
            )
        case (nil, nil):
            guard input.pendingCredential?.isEmpty == false else {
                throw Refusal.pendingSignIn(.missingAtEnd)
            }
            throw Refusal.pendingSignIn(.kindUnsupported)
        default:
            throw RequestRefusal.invalidArgument
        }
        return FinalizeSecondFactorSignInResponse(
            idToken: tokens.idToken,
            refreshToken: tokens.refreshToken.text
        )
    }
}
