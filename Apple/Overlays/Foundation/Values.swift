// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Value types that Apple's Foundation has and the toolchain's FoundationEssentials lacks.

/// A person's name in its parts.
public struct PersonNameComponents: Hashable, Sendable, Codable {
    /// The part that is one's own.
    public var givenName: String?
    /// The part that is the family's.
    public var familyName: String?

    /// A name without parts.
    public init() {}
}

/// Something that was posted.
public struct Notification {
    /// What it is.
    public var name: NSNotification.Name
    /// Who posted it.
    public var object: Any?
    /// More about it.
    public var userInfo: [AnyHashable: Any]?
}

/// A set of characters.
public struct CharacterSet: Hashable, Sendable {
    /// Those of a string.
    public init(charactersIn string: String) {}
    /// Letters, marks and digits.
    public static var alphanumerics: CharacterSet { neverRuns() }
    /// What may stand in a query.
    public static var urlQueryAllowed: CharacterSet { neverRuns() }
    /// Spaces and tabs.
    public static var whitespaces: CharacterSet { neverRuns() }
    /// Spaces, tabs and line ends.
    public static var whitespacesAndNewlines: CharacterSet { neverRuns() }
}

/// A request to a server.
public struct URLRequest: Hashable, Sendable {
    /// The verb.
    public var httpMethod: String?
    /// The content.
    public var httpBody: Data?

    /// A request for an address.
    public init(url: URL, timeoutInterval: TimeInterval = 60) {}

    /// Sets a header field.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}

/// What kept an answer away.
public struct URLError: Error, Hashable, Sendable {
    /// Which failure.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var badServerResponse: Code { Code(rawValue: -1011) }
        public static var cancelled: Code { Code(rawValue: -999) }
        public static var notConnectedToInternet: Code { Code(rawValue: -1009) }
        public static var timedOut: Code { Code(rawValue: -1001) }
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }
}
