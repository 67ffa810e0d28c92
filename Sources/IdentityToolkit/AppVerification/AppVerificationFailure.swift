/// A failure of the challenge page.
public struct AppVerificationFailure: WireObject {
    /// The error code that the page also returns in a URL, such as `auth/internal-error`.
    public var code = ""

    /// The explanation for developers.
    public var message = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
