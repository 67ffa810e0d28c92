public import IdentityToolkit

/// The request of `dialtone/v1/projects/PROJECT/numbers:explain`, a Dialtone extension.
public struct ExplainNumberRequest: WireObject {
    /// The phone number, in any spelling.
    public var phoneNumber: String?

    /// The country of a number without a country calling code, as an ISO 3166 code.
    public var regionCode: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request of `dialtone/v1/projects/PROJECT/addresses:explain`, a Dialtone extension.
public struct ExplainAddressRequest: WireObject {
    /// The IP address of a client.
    public var address: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request of `dialtone/v1/projects/PROJECT/emails:explain`, a Dialtone extension.
public struct ExplainEmailRequest: WireObject {
    /// The e-mail address of an account.
    public var email: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
