/// The request of `dialtone/v1/accounts:createRecoveryCodes`, a Dialtone extension.
public struct CreateRecoveryCodesRequest: WireRequest {
    /// The ID token of the account.
    public var idToken: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `dialtone/v1/accounts:createRecoveryCodes`.
public struct CreateRecoveryCodesResponse: WireObject {
    /// The new codes, which replace the former ones.
    ///
    /// The server cannot show them again.
    public var recoveryCodes: [String] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A recovery code in `accounts/mfaSignIn:finalize`; a Dialtone extension.
public struct RecoveryCodeInfo: WireObject {
    /// The code; case, spaces and hyphens do not matter.
    public var code: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
