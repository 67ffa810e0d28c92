/// One entry of a refusal's `errors`.
///
/// Every value is a string: iOS ignores the whole list otherwise.
public struct WireErrorItem: Codable, Hashable, Sendable {
    /// The error's message once more.
    public var message: String

    /// `global`, where given.
    public var domain: String?

    /// A short reason, such as `invalid`.
    public var reason: String

    /// The name of the offending header or parameter.
    public var location: String?

    /// `header` or `parameter`.
    public var locationType: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        message: String,
        domain: String? = "global",
        reason: String,
        location: String? = nil,
        locationType: String? = nil
    ) {
        self.message = message
        self.domain = domain
        self.reason = reason
        self.location = location
        self.locationType = locationType
    }
}
