public import IdentityToolkit

/// Answer of the emulator's `oobCodes`.
public struct OOBCodesResponse: WireObject {
    /// Action codes sent and not yet used, oldest first.
    public var oobCodes: [OOBCode] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An action code that development mode sent.
public struct OOBCode: WireObject {
    /// The address.
    public var email = ""

    /// Address that the account is to have.
    public var newEmail: String?

    /// The code.
    public var oobCode = ""

    /// The link with the code.
    public var oobLink = ""

    /// What it is for.
    public var requestType = OOBRequestType.unspecified

    /// Creates a value whose fields have their defaults.
    public init() {}
}
