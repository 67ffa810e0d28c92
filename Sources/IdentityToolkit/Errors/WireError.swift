/// The body of every refusal: `{"error": {…}}`.
public struct WireErrorResponse: WireObject {
    /// What went wrong.
    public var error = WireError()

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// One refusal in the protocol's form.
public struct WireError: WireObject {
    /// The HTTP status once more.
    public var code = 0

    /// ``WireErrorCode``, then perhaps ` : ` and a sentence for developers.
    public var message = ""

    /// Google's name for the kind of failure, such as `INVALID_ARGUMENT`.
    public var status: String?

    /// The same failure in the form of the first API version.
    public var errors: [WireErrorItem]?

    /// What our SDK reads to explain a refusal; stock SDKs skip it.
    public var details: [WireErrorDetail]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

extension WireError {
    /// The message's first word.
    public var errorCode: WireErrorCode {
        let word = message.prefix { $0 != ":" }
        return WireErrorCode(rawValue: String(word.trimmed))
    }

    /// The sentence after the first word, if there is one.
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
