/// An entry of `errors`.
///
/// Every value is a string, because the stock iOS SDK otherwise ignores the whole list.
public struct WireErrorItem: WireObject {
    /// The message of the error.
    public var message = ""

    /// The error domain: `global`, or absent.
    public var domain: String? = "global"

    /// A short reason, such as `invalid`.
    public var reason = ""

    /// The name of the invalid header or parameter.
    public var location: String?

    /// The location type: `header` or `parameter`.
    public var locationType: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
