/// Body of `accounts/mfaEnrollment:withdraw`: removes a second factor.
public struct WithdrawSecondFactorRequest: WireRequest {
    /// The caller's own account.
    public var idToken: String?

    /// The factor.
    public var mfaEnrollmentId: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts/mfaEnrollment:withdraw`.
public struct WithdrawSecondFactorResponse: WireObject {
    /// New ID token, where the removal ended the old one.
    public var idToken: String?

    /// New refresh token, where the removal ended the old one.
    public var refreshToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
