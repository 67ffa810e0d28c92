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

extension AppProof {
    /// The app's proof when it requests a mail.
    init(_ request: SendOOBCodeRequest, from caller: AppCaller) {
        self.init(captcha: request.captchaResponse, request.clientType, from: caller)
        iosReceipt = request.iosReceipt
        iosSecret = request.iosSecret
        recaptchaToken = request.recaptchaToken
        playIntegrityToken = request.playIntegrityToken
        appAttest = request.appAttest.map(AppAttestProof.init)
    }

    /// The app's proof when it creates an account.
    init(_ request: SignUpRequest, from caller: AppCaller) {
        self.init(captcha: request.captchaResponse, request.clientType, from: caller)
        iosReceipt = request.iosReceipt
        iosSecret = request.iosSecret
        recaptchaToken = request.recaptchaToken
        playIntegrityToken = request.playIntegrityToken
        appAttest = request.appAttest.map(AppAttestProof.init)
    }

    /// For these calls, SDKs send no value if they have no captcha response.
    private init(captcha: String?, _ clientType: ClientType?, from caller: AppCaller) {
        self.init()
        saysNoRecaptcha = captcha == nil || captcha == "NO_RECAPTCHA"
        captchaResponse = saysNoRecaptcha ? nil : captcha
        self.clientType = clientType?.rawValue
        bundleID = caller.bundleID
        appSecret = caller.headers[.appSecret]
        instance = caller.headers[.appInstance]
    }
}

extension AppCaller {
    /// The request for a mail or an account, to be checked for a proof of the app.
    func verification(
        for purpose: AppProofPurpose,
        about subject: String,
        by proof: AppProof
    ) -> AppVerificationRequest {
        AppVerificationRequest(
            project: project.project,
            app: app,
            subject: subject,
            signedText: subject,
            purpose: purpose,
            proof: proof
        )
    }
}
