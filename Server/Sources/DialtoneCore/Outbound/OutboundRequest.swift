/// A call to an address that somebody configured.
package struct OutboundRequest: Sendable {
    package enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
    }

    package let method: Method
    package let url: OutboundURL
    package var headers: [(name: String, value: String)] = []
    package var body: [UInt8] = []

    /// For everything: looking the name up, connecting, sending and reading.
    package var timeout = TimeSpan.seconds(7)

    /// Whether a broken connection is tried once more: whoever answers can tell a repetition.
    ///
    /// A connection that was kept may close at the very moment of its next use.
    package var isRepeatable: Bool

    /// The most bytes that an answer may have.
    package var answerLimit = 64 * 1_024

    package init(_ method: Method, _ url: OutboundURL) {
        self.method = method
        self.url = url
        isRepeatable = method == .get
    }
}
