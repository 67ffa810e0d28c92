/// The request of `accounts/mfaEnrollment:withdraw`, which removes a second factor.
public struct WithdrawSecondFactorRequest: WireRequest {
    /// The ID token of the account.
    public var idToken: String?

    /// The ID of the second factor.
    public var mfaEnrollmentId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts/mfaEnrollment:withdraw`.
public struct WithdrawSecondFactorResponse: WireObject {
    /// The new ID token, if the removal invalidated the previous one.
    public var idToken: String?

    /// The new refresh token, if the removal invalidated the previous one.
    public var refreshToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
