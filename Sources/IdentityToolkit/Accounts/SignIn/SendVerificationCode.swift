/// Body of `accounts:sendVerificationCode`: asks for a one-time code by SMS.
public struct SendVerificationCodeRequest: WireRequest {
    /// The number as the person typed it, with country code; the server normalizes it.
    public var phoneNumber: String?

    /// Receipt of `accounts:verifyIosClient`; goes with `iosSecret`.
    public var iosReceipt: String?

    /// Secret that arrived by silent push for `iosReceipt`.
    public var iosSecret: String?

    /// Token of a solved web challenge.
    public var recaptchaToken: String?

    /// Token of reCAPTCHA Enterprise.
    ///
    /// The literal `NO_RECAPTCHA` means absent.
    public var captchaResponse: String?

    /// Kind of app that asks.
    public var clientType: ClientType?

    /// `RECAPTCHA_ENTERPRISE` where `captchaResponse` is set.
    public var recaptchaVersion: String?

    /// Play Integrity token of an Android app.
    public var playIntegrityToken: String?

    /// SafetyNet token of an old Android app.
    public var safetyNetToken: String?

    /// What Android needs in the message to read it by itself.
    public var autoRetrievalInfo: AutoRetrievalInfo?

    /// How the app proves itself by Apple's App Attest; Dialtone's own.
    public var appAttest: AppAttestAssertion?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Android's SMS Retriever settings.
public struct AutoRetrievalInfo: WireObject {
    /// The 11 characters that Android looks for at the end of the message.
    public var appSignatureHash: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Answer of `accounts:sendVerificationCode`.
///
/// Upstream answers with `sessionInfo` alone; the others are ours, and stock SDKs skip them.
public struct SendVerificationCodeResponse: WireObject {
    /// Opaque handle of the verification session; the SDKs call it verification ID.
    public var sessionInfo = ""

    /// Seconds for which the code stays good.
    public var expiresIn: String?

    /// Seconds until another message to this number can be asked for; until then the same call
    /// returns this session and sends nothing.
    public var resendAfter: String?

    /// What this installation of the app may show from now on, to be known again; it comes where
    /// the app proved itself.
    public var appInstance: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
