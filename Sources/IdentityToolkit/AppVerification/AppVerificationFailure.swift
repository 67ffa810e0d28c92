/// What went wrong on the page with the challenge.
public struct AppVerificationFailure: WireObject {
    /// The same word that the page tells by an address, such as `auth/internal-error`.
    public var code = ""

    /// One sentence for developers.
    public var message = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
