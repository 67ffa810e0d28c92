import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import IdentityToolkit

extension FinalizeSecondFactorSignInRequest: WireInput {}

/// Completes a sign-in with its second factor.
struct FinalizeSecondFactorSignIn: Endpoint {
    let signIn: SecondFactorSignIn

    func respond(
        to input: FinalizeSecondFactorSignInRequest,
        from caller: AppCaller
    ) async throws -> FinalizeSecondFactorSignInResponse {
        let tokens: TokenPair
        switch (
            input.phoneVerificationInfo, input.totpVerificationInfo, input.recoveryCodeInfo
        ) {
        case (let phone?, nil, nil):
            tokens = try await signIn.finishPhone(
                input.mfaPendingCredential,
                sessionInfo: phone.sessionInfo,
                code: phone.code,
                for: caller
            )
        case (nil, let totp?, nil):
            tokens = try await signIn.finishTOTP(
                input.mfaPendingCredential,
                factor: input.mfaEnrollmentId,
                code: totp.verificationCode,
                for: caller
            )
        case (nil, nil, let recovery?):
            tokens = try await signIn.finishRecovery(
                input.mfaPendingCredential,
                code: recovery.code,
                for: caller
            )
        case (nil, nil, nil):
            guard input.mfaPendingCredential?.isEmpty == false else {
                throw Refusal.pendingSignIn(.missingAtEnd)
            }
            throw Refusal.pendingSignIn(.kindUnsupported)
        default:
            throw RequestRefusal.invalidArgument
        }
        return FinalizeSecondFactorSignInResponse {
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken.text
        }
    }
}
