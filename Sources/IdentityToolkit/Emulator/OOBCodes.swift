/// Answer of the emulator's `oobCodes`.
public struct OOBCodesResponse: Codable, Hashable, Sendable {
    /// Action codes sent and not yet used, oldest first.
    public var oobCodes: [OOBCode]

    /// Creates an answer.
    public init(oobCodes: [OOBCode]) {
        self.oobCodes = oobCodes
    }
}

/// An action code that development mode sent.
public struct OOBCode: Codable, Hashable, Sendable {
    /// The address.
    public var email: String

    /// Address that the account is to have.
    public var newEmail: String?

    /// The code.
    public var oobCode: String

    /// The link with the code.
    public var oobLink: String

    /// What it is for.
    public var requestType: OOBRequestType

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        email: String,
        newEmail: String? = nil,
        oobCode: String,
        oobLink: String,
        requestType: OOBRequestType
    ) {
        self.email = email
        self.newEmail = newEmail
        self.oobCode = oobCode
        self.oobLink = oobLink
        self.requestType = requestType
    }
}
