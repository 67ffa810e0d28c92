import DialtoneBasics
import DialtoneModel

/// The base URL of a gateway's API.
struct GatewayAddress: Sendable {
    private let base: String
    private let policy: OutboundPolicy

    /// Removes a trailing slash, unless `keepsSlash` is set because no path will be appended.
    init(
        _ text: String,
        keepsSlash: Bool = false,
        by policy: OutboundPolicy
    ) throws(InvalidOutboundURL) {
        let url = try OutboundURL(checking: text, by: policy)
        base = url.text.last == "/" && !keepsSlash ? String(url.text.dropLast()) : url.text
        self.policy = policy
    }

    /// Returns the URL for `path`, which begins with a slash or a question mark, or is empty.
    func url(_ path: String) throws(SendProblem) -> OutboundURL {
        do {
            return try OutboundURL(checking: base + path, by: policy)
        } catch {
            throw SendProblem(.misconfigured, "The gateway's URL \(error.problem).")
        }
    }
}
