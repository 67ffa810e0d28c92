/// Body of `accounts:resetPassword`.
///
/// Without `newPassword` it tells what an action code is for and leaves it as it is.
public struct ResetPasswordRequest: WireRequest {
    /// Action code of an e-mail.
    public var oobCode: String?

    /// New password.
    public var newPassword: String?

    /// Address whose password changes, with `oldPassword`.
    public var email: String?

    /// The password so far, instead of `oobCode`.
    public var oldPassword: String?

    /// The administrator's project where the path names none.
    public var targetProjectID: String?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case oobCode, newPassword, email, oldPassword
        case targetProjectID = "targetProjectId"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts:resetPassword`.
public struct ResetPasswordResponse: Codable, Hashable, Sendable {
    /// The answer's type name.
    public var kind: String

    /// What the code is for.
    public var requestType: OOBRequestType?

    /// Address of the account; absent for sign-in links.
    public var email: String?

    /// Address that the account is to have.
    public var newEmail: String?

    /// The second factor that the code removes.
    public var mfaInfo: SecondFactorInfo?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        kind: String = "identitytoolkit#ResetPasswordResponse",
        requestType: OOBRequestType? = nil,
        email: String? = nil,
        newEmail: String? = nil,
        mfaInfo: SecondFactorInfo? = nil
    ) {
        self.kind = kind
        self.requestType = requestType
        self.email = email
        self.newEmail = newEmail
        self.mfaInfo = mfaInfo
    }
}
