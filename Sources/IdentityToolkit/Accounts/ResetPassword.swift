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
    public var targetProjectId: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:resetPassword`.
public struct ResetPasswordResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#ResetPasswordResponse"

    /// What the code is for.
    public var requestType: OOBRequestType?

    /// Address of the account; absent for sign-in links.
    public var email: String?

    /// Address that the account is to have.
    public var newEmail: String?

    /// The second factor that the code removes.
    public var mfaInfo: SecondFactorInfo?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
