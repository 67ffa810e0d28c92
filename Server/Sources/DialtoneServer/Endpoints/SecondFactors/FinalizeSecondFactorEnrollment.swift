import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import IdentityToolkit

extension FinalizeSecondFactorEnrollmentRequest: WireInput {}

/// Completes the enrollment of a second factor.
struct FinalizeSecondFactorEnrollment: Endpoint {
    let enroller: SecondFactorEnroller
    let links: ActionLinks

    func respond(
        to input: FinalizeSecondFactorEnrollmentRequest,
        from caller: AppCaller
    ) async throws -> FinalizeSecondFactorEnrollmentResponse {
        let displayName = try input.displayName.map(ProfileChanges.checked(displayName:))
        let link = links.link(for: caller)
        var answer = FinalizeSecondFactorEnrollmentResponse()
        let tokens: TokenPair
        switch (input.phoneVerificationInfo, input.totpVerificationInfo) {
        case (let phone?, nil):
            tokens = try await enroller.finishPhone(
                sessionInfo: phone.sessionInfo,
                code: phone.code,
                displayName: displayName,
                replacing: input.replacedEnrollmentId,
                idToken: input.idToken,
                link: link,
                for: caller
            )
            answer.phoneAuthInfo = PhoneAuthInfo()
        case (nil, let totp?):
            tokens = try await enroller.finishTOTP(
                sessionInfo: totp.sessionInfo,
                code: totp.verificationCode,
                displayName: displayName,
                replacing: input.replacedEnrollmentId,
                idToken: input.idToken,
                link: link,
                for: caller
            )
            answer.totpAuthInfo = TOTPInfo()
        default:
            throw RequestRefusal.invalidArgument
        }
        answer.idToken = tokens.idToken
        answer.refreshToken = tokens.refreshToken.text
        return answer
    }
}
