/// An enrolled second factor as the wire shows it.
public struct SecondFactorInfo: Codable, Hashable, Sendable {
    /// Names this factor.
    ///
    /// Never absent: stock iOS crashes without it.
    public var enrollmentID: String

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

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        enrollmentID: String,
        displayName: String? = nil,
        enrolledAt: String? = nil,
        phoneInfo: String? = nil,
        unobfuscatedPhoneInfo: String? = nil,
        totpInfo: TOTPInfo? = nil
    ) {
        self.enrollmentID = enrollmentID
        self.displayName = displayName
        self.enrolledAt = enrolledAt
        self.phoneInfo = phoneInfo
        self.unobfuscatedPhoneInfo = unobfuscatedPhoneInfo
        self.totpInfo = totpInfo
    }

    private enum CodingKeys: String, CodingKey {
        case displayName, enrolledAt, phoneInfo, unobfuscatedPhoneInfo, totpInfo
        case enrollmentID = "mfaEnrollmentId"
    }
}

/// Marks a factor as an authenticator app; holds nothing.
public struct TOTPInfo: Codable, Hashable, Sendable {
    /// Creates the mark.
    public init() {}
}
