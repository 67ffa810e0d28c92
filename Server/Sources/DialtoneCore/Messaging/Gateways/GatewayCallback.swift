/// A request in which a gateway tells what became of messages.
package struct GatewayCallback: Sendable {
    /// Such as "POST".
    package let method: String

    /// The whole address as the gateway was told it, with what the gateway put into its query.
    package let url: String

    /// Decoded, in the order in which they came.
    package let query: [(name: String, value: String)]

    /// Names in lower case; of several headers of one name the first.
    package let headers: [String: String]

    package let body: [UInt8]
    package let receivedAt: Timestamp

    package init(
        method: String,
        url: String,
        query: [(name: String, value: String)] = [],
        headers: [String: String] = [:],
        body: [UInt8] = [],
        receivedAt: Timestamp
    ) {
        self.method = method
        self.url = url
        self.query = query
        self.headers = headers
        self.body = body
        self.receivedAt = receivedAt
    }
}

/// Why a gateway's callback is not believed.
package enum CallbackProblem: Error, Hashable, Sendable {
    /// The gateway sends none, or is not set up to.
    case unsupported

    /// It is not signed by the gateway.
    case badSignature

    /// There are too many of them, and it should come again later.
    case busy

    /// It was signed too long ago, or in the future.
    case stale

    /// It is signed, and still says nothing that can be understood; the text says what.
    case malformed(String)
}
