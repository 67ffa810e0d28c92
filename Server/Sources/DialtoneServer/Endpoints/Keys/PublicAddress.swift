import DialtoneCore
import Hummingbird

/// The address under which the outside world knows the server.
struct PublicAddress: Sendable {
    /// See ``ListenerSettings/publicURL``.
    let configured: String?

    /// Whether a request's own `Host` is believed where no address is configured.
    ///
    /// Only in development: it is no more than what the caller said, and what is made of it, such
    /// as the address of the keys that verify tokens, may be kept in caches that others read.
    private let believesHost: Bool

    init(_ configured: String?, mode: ServerMode) {
        self.configured = configured
        believesHost = mode.isDevelopment
    }

    /// The address, without a path; throws where the server does not know it.
    func origin(for request: Request) throws(Refusal) -> String {
        if let configured { return configured }
        guard believesHost else { throw .unsupportedOperation(Self.isMissing) }
        return Self.asked(by: request)
    }

    /// The address that the caller used, for pages that only development has.
    static func asked(by request: Request) -> String {
        "http://\(request.head.authority ?? "localhost")"
    }

    private static let isMissing = "This server does not know its address; set listen.publicURL."
}
