import DialtoneCore
import IdentityToolkit

extension AppProof {
    /// How the app proves itself in a request for a code, whatever the code is for.
    init(_ request: SendVerificationCodeRequest, from caller: AppCaller) {
        self.init()
        iosReceipt = request.iosReceipt
        iosSecret = request.iosSecret
        recaptchaToken = request.recaptchaToken
        // What the SDKs send where they have no answer to a captcha.
        captchaResponse = request.captchaResponse == "NO_RECAPTCHA" ? nil : request.captchaResponse
        playIntegrityToken = request.playIntegrityToken
        bundleID = caller.bundleID
    }
}
