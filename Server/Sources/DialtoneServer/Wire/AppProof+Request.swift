import DialtoneFlows
import DialtoneModel
import HTTPTypes
import IdentityToolkit

extension AppAttestProof {
    fileprivate init(_ assertion: AppAttestAssertion) {
        self.init(
            keyID: assertion.keyId ?? "",
            assertion: assertion.assertion ?? "",
            challenge: assertion.challenge ?? ""
        )
    }
}

extension AppProof {
    /// Creates the proof in a request for a code, regardless of the code's purpose.
    init(_ request: SendVerificationCodeRequest, from caller: AppCaller) {
        self.init()
        iosReceipt = request.iosReceipt
        iosSecret = request.iosSecret
        recaptchaToken = request.recaptchaToken
        // SDKs send this value if they have no captcha response.
        saysNoRecaptcha = request.captchaResponse == "NO_RECAPTCHA"
        captchaResponse = saysNoRecaptcha ? nil : request.captchaResponse
        playIntegrityToken = request.playIntegrityToken
        safetyNetToken = request.safetyNetToken
        appAttest = request.appAttest.map(AppAttestProof.init)
        clientType = request.clientType?.rawValue
        bundleID = caller.claims.bundleID
        appSecret = caller.claims.appSecret
        instance = caller.claims.appInstance
    }
}

extension AppProof {
    /// Creates the proof in a request for a mail.
    init(_ request: SendOOBCodeRequest, from caller: AppCaller) {
        self.init(captcha: request.captchaResp, request.clientType, from: caller)
        iosReceipt = request.iosReceipt
        iosSecret = request.iosSecret
        recaptchaToken = request.recaptchaToken
        playIntegrityToken = request.playIntegrityToken
        appAttest = request.appAttest.map(AppAttestProof.init)
    }

    /// Creates the proof in a request for a new account.
    init(_ request: SignUpRequest, from caller: AppCaller) {
        self.init(captcha: request.captchaResponse, request.clientType, from: caller)
        iosReceipt = request.iosReceipt
        iosSecret = request.iosSecret
        recaptchaToken = request.recaptchaToken
        playIntegrityToken = request.playIntegrityToken
        appAttest = request.appAttest.map(AppAttestProof.init)
    }

    /// Creates the proof; for these calls, SDKs omit the captcha response if they have none.
    private init(captcha: String?, _ clientType: ClientType?, from caller: AppCaller) {
        self.init()
        saysNoRecaptcha = captcha == nil || captcha == "NO_RECAPTCHA"
        captchaResponse = saysNoRecaptcha ? nil : captcha
        self.clientType = clientType?.rawValue
        bundleID = caller.claims.bundleID
        appSecret = caller.claims.appSecret
        instance = caller.claims.appInstance
    }
}
