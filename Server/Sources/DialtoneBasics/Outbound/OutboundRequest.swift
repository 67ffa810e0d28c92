/// A request to a configured URL.
package struct OutboundRequest: Sendable {
    package enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
    }

    package let method: Method
    package let url: OutboundURL
    package var headers: [(name: String, value: String)] = []
    package var body: [UInt8] = []

    /// The time limit for the whole call: DNS lookup, connection, request and response.
    ///
    /// `nil` for the limit of the client.
    package var timeout: TimeSpan?

    /// Whether the request is retried once after a lost connection.
    ///
    /// The receiver must be able to detect duplicates. A reused connection may be closed at the
    /// moment of its next use.
    package var isRepeatable: Bool

    /// Called before each time the request is sent.
    package var onAttempt: @Sendable () -> Void = {}

    /// The maximum size of the response body, in bytes.
    package var answerLimit = 64 * 1_024

    package init(_ method: Method, _ url: OutboundURL) {
        self.method = method
        self.url = url
        isRepeatable = method == .get
    }
}
