#if Tokens

public import Foundation

/// The clock and the HTTP client of a ``TokenVerifier``; tests replace them.
public struct TokenVerifierEnvironment: Sendable {
    /// Returns the present time.
    public var now: @Sendable () -> Date = { Date() }

    /// Waits for a number of seconds, or throws if the task is canceled.
    public var sleep: @Sendable (TimeInterval) async throws -> Void = { seconds in
        // Limited, because a conversion of any number to an integer could end the process.
        let limited = seconds > 0 ? min(seconds, 86_400) : 0
        try await Task.sleep(nanoseconds: UInt64(limited * 1_000_000_000))
    }

    /// Sends a request to the server; by default with `URLSession`.
    ///
    /// Replace it to use another HTTP client, or a private address of the server. It must not
    /// follow redirects.
    public var send: ServerExchange.Send

    /// The longest time in seconds that a verification waits for a response of the server: more than
    /// 0, to 60.
    public var deadline: TimeInterval = 5

    /// Creates an environment with the system's clock and HTTP client.
    public init() {
        let client = URLSessionExchange()
        send = { try await client.send($0) }
    }
}

#endif
