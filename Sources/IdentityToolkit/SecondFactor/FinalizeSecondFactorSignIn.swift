/// Body of `accounts/mfaSignIn:finalize`: completes a sign-in.
public struct FinalizeSecondFactorSignInRequest: Codable, Hashable, Sendable {
    /// What the first factor yielded.
    public var pendingCredential: String?

    /// The code of a phone.
    public var phoneVerificationInfo: PhoneVerificationInfo?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request; a `nil` field stays out of the JSON.
    public init(
        pendingCredential: String? = nil,
        phoneVerificationInfo: PhoneVerificationInfo? = nil,
        tenantID: String? = nil
    ) {
        self.pendingCredential = pendingCredential
        self.phoneVerificationInfo = phoneVerificationInfo
        self.tenantID = tenantID
    }

    private enum CodingKeys: String, CodingKey {
        case pendingCredential = "mfaPendingCredential"
        case phoneVerificationInfo
        case tenantID = "tenantId"
    }
}

/// A one-time code with the verification session that it completes.
public struct PhoneVerificationInfo: Codable, Hashable, Sendable {
    /// The session's opaque handle.
    public var sessionInfo: String?

    /// The digits of the message.
    public var code: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(sessionInfo: String? = nil, code: String? = nil) {
        self.sessionInfo = sessionInfo
        self.code = code
    }
}

/// Answer of `accounts/mfaSignIn:finalize`.
///
/// It tells neither the account nor how long the ID token lasts.
public struct FinalizeSecondFactorSignInResponse: Codable, Hashable, Sendable {
    /// The ID token.
    public var idToken: String?

    /// What renews it.
    public var refreshToken: String?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(idToken: String? = nil, refreshToken: String? = nil) {
        self.idToken = idToken
        self.refreshToken = refreshToken
    }
}
