/// A second factor as an administrator gives it to an account.
public struct SecondFactorEnrollment: WireObject {
    /// Names this factor; the server makes one where it is absent.
    public var mfaEnrollmentId: String?

    /// Name to show.
    public var displayName: String?

    /// RFC 3339 time.
    public var enrolledAt: String?

    /// The number.
    public var phoneInfo: String?

    /// Marks an authenticator app, which no administrator can add.
    public var totpInfo: TOTPInfo?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// All second factors of an account.
public struct SecondFactorEnrollments: WireObject {
    /// The factors; absent is the same as none.
    public var enrollments: [SecondFactorEnrollment]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
