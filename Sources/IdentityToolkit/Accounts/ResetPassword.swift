/// The request of `accounts:resetPassword`.
///
/// Without `newPassword`, the call returns the operation of the action code and does not use the
/// code.
public struct ResetPasswordRequest: WireRequest {
    /// The action code from the e-mail.
    public var oobCode: String?

    /// The new password.
    public var newPassword: String?

    /// The e-mail address of the account, with `oldPassword`.
    public var email: String?

    /// The current password, instead of `oobCode`.
    public var oldPassword: String?

    /// The project ID, for administrators whose request path names no project.
    public var targetProjectId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:resetPassword`.
public struct ResetPasswordResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#ResetPasswordResponse"

    /// The operation of the action code.
    public var requestType: OOBRequestType?

    /// The e-mail address of the account; absent for sign-in links.
    public var email: String?

    /// The new e-mail address of the account.
    public var newEmail: String?

    /// The second factor that the code removes.
    public var mfaInfo: SecondFactorInfo?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
