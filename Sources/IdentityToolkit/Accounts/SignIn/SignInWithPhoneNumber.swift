/// Body of `accounts:signInWithPhoneNumber`.
///
/// Either `sessionInfo` and `code`, or `temporaryProof` and `phoneNumber`; the proof wins when both
/// are there.
public struct SignInWithPhoneNumberRequest: WireRequest {
    /// Handle that `accounts:sendVerificationCode` returned.
    public var sessionInfo: String?

    /// The digits of the message.
    public var code: String?

    /// Proof from an earlier call that met a conflict.
    public var temporaryProof: String?

    /// The number that `temporaryProof` is for.
    public var phoneNumber: String?

    /// The account to link the number to, or to change the number of.
    public var idToken: String?

    /// What the caller means to do.
    public var operation: PhoneOperation?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:signInWithPhoneNumber`.
///
/// Either tokens, or, where the number belongs to another account than that of `idToken`, only
/// `phoneNumber`, `temporaryProof` and `temporaryProofExpiresIn`.
public struct SignInWithPhoneNumberResponse: WireObject {
    /// ID token, a JWT.
    public var idToken: String?

    /// Token that renews `idToken`.
    public var refreshToken: String?

    /// Seconds for which `idToken` is valid.
    ///
    /// A string: iOS reads nothing else.
    public var expiresIn: String?

    /// The account.
    public var localId: String?

    /// Whether this call created the account.
    public var isNewUser: Bool?

    /// The proved number in E.164.
    public var phoneNumber: String?

    /// Signs in to the number's owner without another message.
    public var temporaryProof: String?

    /// Seconds for which `temporaryProof` is good.
    public var temporaryProofExpiresIn: String?

    /// What a second factor completes; there are no tokens then.
    public var mfaPendingCredential: String?

    /// The second factors to choose from.
    public var mfaInfo: [SecondFactorInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
