import Hummingbird

/// The address under which whoever sent a request knows the server.
struct PublicAddress {
    private let origin: String

    init(of request: Request) {
        let scheme = request.headers[.forwardedProtocol] == "https" ? "https" : "http"
        let host = request.head.authority ?? "localhost"
        origin = "\(scheme)://\(host)"
    }

    func url(of path: String) -> String { origin + path }
}
