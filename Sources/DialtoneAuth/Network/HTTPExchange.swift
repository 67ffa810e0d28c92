public import Foundation

/// The requests and responses of an ``HTTPTransport``.
///
/// The two types are nested here so that their names do not conflict with those of other packages.
public enum HTTPExchange {
    /// A request to the server.
    public struct Request: Hashable, Sendable {
        /// The URL of the request.
        public var url: URL

        /// `GET` or `POST`.
        public var method: String

        /// The header fields by name.
        public var headers: [String: String]

        /// The body; `nil` if there is none.
        public var body: Data?

        /// The timeout in seconds.
        public var timeout: TimeInterval

        /// Creates a request, for example to test an app's own transport.
        public init(
            url: URL,
            method: String = "GET",
            headers: [String: String] = [:],
            body: Data? = nil,
            timeout: TimeInterval = 30
        ) {
            self.url = url
            self.method = method
            self.headers = headers
            self.body = body
            self.timeout = timeout
        }
    }

    /// A response of the server.
    public struct Response: Hashable, Sendable {
        /// The status code.
        public var status: Int

        /// The header fields by lower-case name.
        public var headers: [String: String]

        /// The body.
        public var body: Data

        /// Creates a response.
        public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
            self.status = status
            self.headers = headers
            self.body = body
        }
    }
}
