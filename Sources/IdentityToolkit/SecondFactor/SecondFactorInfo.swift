/// An enrolled second factor as the wire shows it.
public struct SecondFactorInfo: WireObject {
    /// Names this factor.
    ///
    /// Never absent: stock iOS crashes without it.
    public var mfaEnrollmentId = ""

    /// Name the person gave it.
    public var displayName: String?

    /// RFC 3339 time with milliseconds.
    public var enrolledAt: String?

    /// The number, masked in sign-in hints.
    public var phoneInfo: String?

    /// The whole number, absent in sign-in hints.
    public var unobfuscatedPhoneInfo: String?

    /// Present, and empty, for authenticator apps.
    public var totpInfo: TOTPInfo?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Marks a factor as an authenticator app; holds nothing.
public struct TOTPInfo: WireObject {
    /// Creates a value whose fields have their defaults.
    public init() {}
}
