import Hummingbird

/// The server's URL in snippets: the one that the browser used.
struct PageAddress: Sendable {
    let baseURL: String
    let authority: String
    let host: String
    let port: String

    init(of request: Request) {
        let baseURL = PublicAddress.asked(by: request)
        let isEncrypted = baseURL.hasPrefix("https:")
        let authority = baseURL.trimmingPrefix(isEncrypted ? "https://" : "http://")
        let port = authority.firstMatch(of: /:([0-9]+)$/)
        self.baseURL = baseURL
        self.authority = String(authority)
        self.port = port.map { String($0.output.1) } ?? (isEncrypted ? "443" : "80")
        host = String(authority.prefix(upTo: port?.range.lowerBound ?? authority.endIndex))
    }
}
