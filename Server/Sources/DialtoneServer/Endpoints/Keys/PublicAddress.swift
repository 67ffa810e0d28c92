import DialtoneCore
import Hummingbird

/// The address under which the outside world knows the server.
struct PublicAddress: Sendable {
    /// See ``ListenerSettings/publicURL``.
    let configured: String?

    /// Whether a request's own `Host` is used if no address is configured.
    ///
    /// Only in development: the caller chooses it, and results such as the address of the keys that
    /// verify tokens may stay in caches that other clients read.
    private let believesHost: Bool

    init(_ configured: String?, mode: ServerMode) {
        self.configured = configured
        believesHost = mode.isDevelopment
    }

    /// The address, without a path; throws if none is configured.
    func origin(for request: Request) throws(Refusal) -> String {
        if let configured { return configured }
        guard believesHost else { throw .unsupportedOperation(Self.isMissing) }
        return Self.asked(by: request)
    }

    /// The address that the caller used, for pages that exist only in development.
    static func asked(by request: Request) -> String {
        "http://\(request.head.authority ?? "localhost")"
    }

    private static let isMissing = "The server's address is not configured. Set listen.publicURL."
}
