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

/// For how long a response may be cached, in seconds, from its header fields.
enum CacheLifetime {
    /// The lifetime of a response that does not say any, in seconds.
    static let standard: TimeInterval = 300

    /// The shortest and the longest lifetime, in seconds, whatever the server or a proxy says.
    ///
    /// Without the lower limit, each token could cause a request; without the upper one, a key that
    /// was withdrawn could stay valid for years.
    static let limits: ClosedRange<TimeInterval> = 30...86_400

    static func seconds(_ headers: [String: String]) -> TimeInterval {
        guard let text = headers["cache-control"] else { return standard }
        var lifetime = standard
        for directive in text.lowercased().split(separator: ",") {
            let parts = directive.split(separator: "=", maxSplits: 1)
                .map { $0.trimmingCharacters(in: .whitespaces.union(["\""])) }
            switch (parts.first, parts.count > 1 ? TimeInterval(parts[1]) : nil) {
            case ("no-store", _), ("no-cache", _): return limits.lowerBound
            case ("max-age", let seconds?) where seconds.isFinite: lifetime = seconds
            default: break
            }
        }
        // The time that the response has already spent in a shared cache.
        if let age = headers["age"].flatMap(TimeInterval.init), age > 0 { lifetime -= age }
        return min(max(lifetime, limits.lowerBound), limits.upperBound)
    }
}

#endif
