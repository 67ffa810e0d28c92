/// A call of the protocol, with each path it is known by.
///
/// Every path also exists behind the host that production serves it from, as in
/// `/identitytoolkit.googleapis.com/v1/accounts:signUp`; that is the emulator's form.
public struct EndpointPath: Hashable, Sendable {
    /// The path that our SDK calls, without a leading slash: `v1/accounts:signUp`.
    public let path: String

    /// Production's host of ``path``.
    public let host: String

    /// The name that the stock iOS SDK calls under `identitytoolkit/v3/relyingparty/`.
    public let legacyName: String?

    private init(_ path: String, host: String = Self.identityToolkit, legacyName: String? = nil) {
        self.path = path
        self.host = host
        self.legacyName = legacyName
    }

    private static let identityToolkit = "identitytoolkit.googleapis.com"
    private static let secureToken = "securetoken.googleapis.com"
    private static let legacyHost = "www.googleapis.com"
    private static let legacyPath = "identitytoolkit/v3/relyingparty/"

    /// Every spelling of this call, each with a leading slash.
    public var spellings: [String] {
        var spellings = ["/\(path)", "/\(host)/\(path)"]
        if let legacyName {
            let legacy = Self.legacyPath + legacyName
            spellings += ["/\(legacy)", "/\(Self.legacyHost)/\(legacy)"]
        }
        return spellings
    }
}

extension EndpointPath {
    /// Sends a one-time code.
    public static let sendVerificationCode = Self(
        "v1/accounts:sendVerificationCode",
        legacyName: "sendVerificationCode"
    )
    /// Signs in with a one-time code.
    public static let signInWithPhoneNumber = Self(
        "v1/accounts:signInWithPhoneNumber",
        legacyName: "verifyPhoneNumber"
    )
    /// Creates an account.
    public static let signUp = Self("v1/accounts:signUp", legacyName: "signupNewUser")
    /// Shows accounts.
    public static let lookUp = Self("v1/accounts:lookup", legacyName: "getAccountInfo")
    /// Changes an account.
    public static let update = Self("v1/accounts:update", legacyName: "setAccountInfo")
    /// Deletes an account.
    public static let delete = Self("v1/accounts:delete", legacyName: "deleteAccount")
    /// Renews an ID token.
    public static let token = Self("v1/token", host: secureToken)
    /// Tells what an app may know of its project.
    public static let projectConfig = Self("v1/projects", legacyName: "getProjectConfig")
    /// Tells the web challenge's site key.
    public static let recaptchaParams = Self("v1/recaptchaParams", legacyName: "getRecaptchaParam")
    /// Tells whether reCAPTCHA Enterprise is on.
    public static let recaptchaConfig = Self("v2/recaptchaConfig")
    /// Starts the proof of a new second factor.
    public static let secondFactorEnrollmentStart = Self("v2/accounts/mfaEnrollment:start")
    /// Completes the proof of a new second factor.
    public static let secondFactorEnrollmentFinalize = Self("v2/accounts/mfaEnrollment:finalize")
    /// Removes a second factor.
    public static let secondFactorWithdraw = Self("v2/accounts/mfaEnrollment:withdraw")
    /// Sends the code of a second factor.
    public static let secondFactorSignInStart = Self("v2/accounts/mfaSignIn:start")
    /// Completes a sign-in with a second factor.
    public static let secondFactorSignInFinalize = Self("v2/accounts/mfaSignIn:finalize")
}
