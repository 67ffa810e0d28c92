/// An enrolled second factor.
public struct SecondFactorInfo: WireObject {
    /// The ID of the second factor.
    ///
    /// It is always present, because the stock iOS SDK crashes without it.
    public var mfaEnrollmentId = ""

    /// The user's name for the second factor.
    public var displayName: String?

    /// The enrollment time, in RFC 3339 format with milliseconds.
    public var enrolledAt: String?

    /// The phone number; masked in hints during a sign-in.
    public var phoneInfo: String?

    /// The complete phone number; absent in hints during a sign-in.
    public var unobfuscatedPhoneInfo: String?

    /// An empty object for authenticator apps.
    public var totpInfo: TOTPInfo?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An empty object that identifies a second factor as an authenticator app.
public struct TOTPInfo: WireObject {
    /// Creates a value whose fields have their defaults.
    public init() {}
}
