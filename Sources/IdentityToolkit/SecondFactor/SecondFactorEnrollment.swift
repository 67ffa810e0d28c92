/// A second factor as an administrator gives it to an account.
public struct SecondFactorEnrollment: Codable, Hashable, Sendable {
    /// Names this factor; the server makes one where it is absent.
    public var enrollmentID: String?

    /// Name to show.
    public var displayName: String?

    /// RFC 3339 time.
    public var enrolledAt: String?

    /// The number.
    public var phoneInfo: String?

    /// Marks an authenticator app, which no administrator can add.
    public var totpInfo: TOTPInfo?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        enrollmentID: String? = nil,
        displayName: String? = nil,
        enrolledAt: String? = nil,
        phoneInfo: String? = nil,
        totpInfo: TOTPInfo? = nil
    ) {
        self.enrollmentID = enrollmentID
        self.displayName = displayName
        self.enrolledAt = enrolledAt
        self.phoneInfo = phoneInfo
        self.totpInfo = totpInfo
    }

    private enum CodingKeys: String, CodingKey {
        case displayName, enrolledAt, phoneInfo, totpInfo
        case enrollmentID = "mfaEnrollmentId"
    }
}

/// All second factors of an account.
public struct SecondFactorEnrollments: Codable, Hashable, Sendable {
    /// The factors; absent is the same as none.
    public var enrollments: [SecondFactorEnrollment]?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(enrollments: [SecondFactorEnrollment]? = nil) {
        self.enrollments = enrollments
    }
}
