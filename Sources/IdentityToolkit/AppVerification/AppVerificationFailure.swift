/// What went wrong on the page with the challenge.
public struct AppVerificationFailure: Codable, Hashable, Sendable {
    /// The same word that the page tells by an address, such as `auth/internal-error`.
    public var code: String

    /// One sentence for developers.
    public var message: String

    /// Creates a failure.
    public init(code: String, message: String) {
        self.code = code
        self.message = message
    }
}
