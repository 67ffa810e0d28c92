package import DialtoneBasics

/// A request in which a gateway reports the status of messages.
package struct GatewayCallback: Sendable {
    /// The path of the addresses that gateways send requests to.
    package static let path = "/callbacks/sms"

    /// The HTTP method, such as "POST".
    package let method: String

    /// The full URL that the gateway was given, with the query parameters that the gateway added.
    package let url: String

    /// The decoded parameters, in their original order.
    package let query: [(name: String, value: String)]

    /// The headers by lower-case name; of several with one name, the first.
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

/// Why a gateway's callback is rejected.
package enum CallbackProblem: Error, Hashable, Sendable {
    /// The gateway sends no callbacks, or is not configured for them.
    case unsupported

    /// The signature is not the gateway's.
    case badSignature

    /// Too many callbacks are queued; the gateway should retry later.
    case busy

    /// The timestamp is too old or in the future.
    case stale

    /// The signature is valid, but the content is malformed; the text describes the problem.
    case malformed(String)
}
