import DialtoneCore
import IdentityToolkit

extension SendVerificationCodeRequest: WireInput {
    var targetProjectID: String? { nil }
}

/// Sends a one-time code to a number.
struct SendVerificationCode: Endpoint {
    let sender: CodeSender

    func respond(
        to input: SendVerificationCodeRequest,
        from caller: AppCaller
    ) async throws -> SendVerificationCodeResponse {
        let pending = try await sender.send(
            CodeRequest(
                project: caller.project,
                phoneNumber: input.phoneNumber ?? "",
                appProof: proof(in: input, from: caller),
                languages: caller.languages
            )
        )
        return SendVerificationCodeResponse(
            sessionInfo: pending.sessionInfo.text,
            expiresIn: String(pending.expiresIn.wholeSeconds),
            resendAfter: String(pending.resendAfter.wholeSeconds)
        )
    }

    private func proof(
        in input: SendVerificationCodeRequest,
        from caller: AppCaller
    ) -> AppProof {
        var proof = AppProof()
        proof.iosReceipt = input.iosReceipt
        proof.iosSecret = input.iosSecret
        proof.recaptchaToken = input.recaptchaToken
        // What the SDKs send where they have no answer to a captcha.
        proof.captchaResponse =
            input.captchaResponse == "NO_RECAPTCHA" ? nil : input.captchaResponse
        proof.playIntegrityToken = input.playIntegrityToken
        proof.bundleID = caller.bundleID
        return proof
    }
}
