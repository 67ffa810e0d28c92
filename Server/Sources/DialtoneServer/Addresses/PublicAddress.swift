import DialtoneModel
import Hummingbird

/// The server's public URL.
struct PublicAddress: Sendable {
    /// See ``ListenerSettings/publicURL``.
    let configured: String?

    /// Whether a request's `Host` is used if no URL is configured.
    ///
    /// It is used only in development: the caller chooses it, and responses that contain it, such
    /// as the URL of the public keys, may be cached for other clients.
    private let believesHost: Bool

    init(_ configured: String?, mode: ServerMode) {
        self.configured = configured
        believesHost = mode.isDevelopment
    }

    /// Returns the URL without a path; throws if none is configured.
    func origin(for request: Request) throws(Refusal) -> String {
        if let configured { return configured }
        guard believesHost else { throw .unsupportedOperation(Self.isMissing) }
        return Self.asked(by: request)
    }

    /// Returns the URL that the caller used, for pages that exist only in development.
    static func asked(by request: Request) -> String {
        "http://\(request.head.authority ?? "localhost")"
    }

    private static let isMissing = "The server's address is not configured. Set listen.publicURL."
}
