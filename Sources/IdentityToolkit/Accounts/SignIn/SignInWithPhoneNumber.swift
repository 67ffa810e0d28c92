/// The request of `accounts:signInWithPhoneNumber`.
///
/// It has `sessionInfo` and `code`, or `temporaryProof` and `phoneNumber`; the proof takes
/// precedence.
public struct SignInWithPhoneNumberRequest: WireRequest {
    /// The `sessionInfo` from `accounts:sendVerificationCode`.
    public var sessionInfo: String?

    /// The one-time code from the message.
    public var code: String?

    /// The `temporaryProof` of an earlier response that reported a conflict.
    public var temporaryProof: String?

    /// The phone number that `temporaryProof` was issued for.
    public var phoneNumber: String?

    /// The ID token of the account whose number is linked or changed.
    public var idToken: String?

    /// The operation.
    public var operation: PhoneOperation?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:signInWithPhoneNumber`.
///
/// It has tokens. If the number belongs to another account than `idToken`, it has only
/// `phoneNumber`, `temporaryProof` and `temporaryProofExpiresIn`.
public struct SignInWithPhoneNumberResponse: WireObject {
    /// The ID token, a JWT.
    public var idToken: String?

    /// The refresh token.
    public var refreshToken: String?

    /// The lifetime of `idToken`, in seconds.
    ///
    /// It is a string, because the stock iOS SDK accepts nothing else.
    public var expiresIn: String?

    /// The account ID.
    public var localId: String?

    /// Whether the call created the account.
    public var isNewUser: Bool?

    /// The verified phone number in E.164 format.
    public var phoneNumber: String?

    /// A token that signs in to the account with this number, without another message.
    public var temporaryProof: String?

    /// The lifetime of `temporaryProof`, in seconds.
    public var temporaryProofExpiresIn: String?

    /// The credential for `accounts/mfaSignIn:start`; present instead of tokens.
    public var mfaPendingCredential: String?

    /// The enrolled second factors that the user can choose from.
    public var mfaInfo: [SecondFactorInfo]?

    /// Whether a recovery code can take the place of a second factor; a Dialtone extension.
    public var hasRecoveryCodes: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
