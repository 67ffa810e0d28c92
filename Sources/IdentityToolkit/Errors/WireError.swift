/// The body of an error response: `{"error": {…}}`.
public struct WireErrorResponse: WireObject {
    /// The error.
    public var error = WireError()

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An error in the protocol's format.
public struct WireError: WireObject {
    /// The HTTP status code.
    public var code = 0

    /// The error code (``WireErrorCode``), optionally followed by ` : ` and an explanation for
    /// developers.
    public var message = ""

    /// The kind of error in Google's terms, such as `INVALID_ARGUMENT`.
    public var status: String?

    /// The same error in the format of the first API version.
    public var errors: [WireErrorItem]?

    /// Additional details of the refusal, which Dialtone's SDK reads and stock SDKs ignore.
    public var details: [WireErrorDetail]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

extension WireError {
    /// The error code at the beginning of the message.
    public var errorCode: WireErrorCode {
        let word = message.prefix { $0 != ":" }
        return WireErrorCode(rawValue: String(word.trimmed))
    }

    /// The explanation after the error code, if there is one.
    public var explanation: String? {
        guard let colon = message.firstIndex(of: ":") else { return nil }
        let rest = message[message.index(after: colon)...].trimmed
        return rest.isEmpty ? nil : String(rest)
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var rest = self.drop { $0 == " " }
        while rest.last == " " { rest.removeLast() }
        return rest
    }
}
