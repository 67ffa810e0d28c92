import DialtoneCore
import HTTPTypes
import IdentityToolkit

extension AppAttestProof {
    fileprivate init(_ assertion: AppAttestAssertion) {
        self.init(
            keyID: assertion.keyID ?? "",
            assertion: assertion.assertion ?? "",
            challenge: assertion.challenge ?? ""
        )
    }
}

extension AppProof {
    /// How the app proves itself in a request for a code, whatever the code is for.
    init(_ request: SendVerificationCodeRequest, from caller: AppCaller) {
        self.init()
        iosReceipt = request.iosReceipt
        iosSecret = request.iosSecret
        recaptchaToken = request.recaptchaToken
        // What the SDKs send where they have no answer to a captcha.
        saysNoRecaptcha = request.captchaResponse == "NO_RECAPTCHA"
        captchaResponse = saysNoRecaptcha ? nil : request.captchaResponse
        playIntegrityToken = request.playIntegrityToken
        safetyNetToken = request.safetyNetToken
        appAttest = request.appAttest.map(AppAttestProof.init)
        clientType = request.clientType?.rawValue
        bundleID = caller.bundleID
        appSecret = caller.headers[.appSecret]
        instance = caller.headers[.appInstance]
    }
}
