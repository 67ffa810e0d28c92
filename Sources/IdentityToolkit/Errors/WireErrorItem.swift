/// One entry of a refusal's `errors`.
///
/// Every value is a string: iOS ignores the whole list otherwise.
public struct WireErrorItem: WireObject {
    /// The error's message once more.
    public var message = ""

    /// `global`, where given.
    public var domain: String? = "global"

    /// A short reason, such as `invalid`.
    public var reason = ""

    /// The name of the offending header or parameter.
    public var location: String?

    /// `header` or `parameter`.
    public var locationType: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
