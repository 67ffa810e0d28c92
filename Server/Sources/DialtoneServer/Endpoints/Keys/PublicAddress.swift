import Hummingbird

/// The address under which the outside world knows the server.
struct PublicAddress {
    private let origin: String

    /// Without a `configured` address the request's own `Host` is believed, which is no more
    /// than whoever asked said.
    init(of request: Request, configured: String? = nil) {
        origin = configured ?? "http://\(request.head.authority ?? "localhost")"
    }

    func url(of path: String) -> String { origin + path }
}
