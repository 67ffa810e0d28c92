public import IdentityToolkit

/// The response of the emulator's `oobCodes`.
public struct OOBCodesResponse: WireObject {
    /// The unused action codes, oldest first.
    public var oobCodes: [OOBCode] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An action code in development mode.
public struct OOBCode: WireObject {
    /// The e-mail address that the code was sent to.
    public var email = ""

    /// The new e-mail address of the account.
    public var newEmail: String?

    /// The action code.
    public var oobCode = ""

    /// The link with the action code.
    public var oobLink = ""

    /// The operation of the action code.
    public var requestType = OOBRequestType.unspecified

    /// Creates a value whose fields have their defaults.
    public init() {}
}
