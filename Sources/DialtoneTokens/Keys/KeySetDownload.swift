#if Tokens

import Foundation

/// Downloads the server's key set.
struct KeySetDownload: Sendable {
    /// Larger than any key set that ``KeySet`` accepts.
    static let maximumLength = 256 * 1_024

    let url: URL
    let send: ServerExchange.Send
    let timeout: TimeInterval

    func keySet() async throws -> KeySet {
        let request = ServerExchange.Request(
            url: url,
            timeout: timeout,
            maximumLength: Self.maximumLength
        )
        let response = try await send(request)
        guard response.status == 200 else {
            throw KeysUnavailable("The server responded with status \(response.status).")
        }
        guard response.body.count <= Self.maximumLength else {
            throw KeysUnavailable("The key set is longer than \(Self.maximumLength) bytes.")
        }
        return try KeySet(response.body, lifetime: CacheLifetime.seconds(response.headers))
    }
}

#endif
