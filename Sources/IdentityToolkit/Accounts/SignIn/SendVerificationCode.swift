/// The request of `accounts:sendVerificationCode`, which sends a one-time code by SMS.
public struct SendVerificationCodeRequest: WireRequest {
    /// The phone number with its country code; the server normalizes it.
    public var phoneNumber: String?

    /// The receipt from `accounts:verifyIosClient`, with `iosSecret`.
    public var iosReceipt: String?

    /// The secret that the silent push delivered for `iosReceipt`.
    public var iosSecret: String?

    /// The token of a solved web challenge.
    public var recaptchaToken: String?

    /// The reCAPTCHA Enterprise token; `NO_RECAPTCHA` means that there is none.
    public var captchaResponse: String?

    /// The platform of the app.
    public var clientType: ClientType?

    /// The version of reCAPTCHA: `RECAPTCHA_ENTERPRISE` if `captchaResponse` is set.
    public var recaptchaVersion: String?

    /// The Play Integrity token of an Android app.
    public var playIntegrityToken: String?

    /// The SafetyNet token of an old Android app.
    public var safetyNetToken: String?

    /// The settings for automatic SMS retrieval on Android.
    public var autoRetrievalInfo: AutoRetrievalInfo?

    /// The App Attest assertion, a Dialtone extension.
    public var appAttest: AppAttestAssertion?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The settings of Android's SMS Retriever.
public struct AutoRetrievalInfo: WireObject {
    /// The hash of the app's signature, 11 characters at the end of the message.
    public var appSignatureHash: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response of `accounts:sendVerificationCode`.
///
/// All fields except `sessionInfo` are Dialtone extensions, which stock SDKs ignore.
public struct SendVerificationCodeResponse: WireObject {
    /// An opaque handle of the verification session; SDKs call it the verification ID.
    public var sessionInfo = ""

    /// The lifetime of the code, in seconds.
    public var expiresIn: String?

    /// The time until another message to this number can be requested, in seconds; until then, the
    /// same request returns this session and sends nothing.
    public var resendAfter: String?

    /// A token that identifies the app installation in later requests; present if the app was
    /// verified.
    public var appInstance: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
