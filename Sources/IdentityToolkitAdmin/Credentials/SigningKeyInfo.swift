public import IdentityToolkit

/// A key that signs ID tokens, without its private part.
public struct SigningKeyInfo: WireObject {
    /// The ID of the key, which is the `kid` of its tokens.
    public var keyId = ""

    /// The algorithm, such as `RS256`.
    public var algorithm = ""

    /// What the key does: `NEXT` signs later, `SIGNING` signs now, `PUBLISHED` only verifies, and
    /// `WITHDRAWN` is refused.
    public var state = ""

    /// The time when the key was created, in RFC 3339.
    public var createTime = ""

    /// The time from which the key signs, in RFC 3339.
    public var signStartTime = ""

    /// The time until which the key signs, in RFC 3339.
    public var signEndTime = ""

    /// The time until which the key is published, in RFC 3339.
    public var publishEndTime = ""

    /// The time when the key was withdrawn, in RFC 3339; absent if it is not.
    public var withdrawTime: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the signing keys of the server.
public struct ListSigningKeysResponse: WireObject {
    /// The keys, in the order in which they begin to sign; absent if there are none.
    public var signingKeys: [SigningKeyInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response to the withdrawal of a signing key.
public struct WithdrawSigningKeyResponse: WireObject {
    /// The keys that are withdrawn now; absent if the key was withdrawn before.
    public var withdrawn: [SigningKeyInfo]?

    /// The keys that sign instead from now on; absent if another key signed already.
    public var successors: [SigningKeyInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
