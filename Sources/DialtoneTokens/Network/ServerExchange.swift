#if Tokens

public import Foundation

/// The requests of a ``TokenVerifier`` to the server, and the responses.
public enum ServerExchange {
    /// Sends a request and returns the complete response, whatever its status.
    public typealias Send = @Sendable (Request) async throws -> Response

    /// A request to the server.
    public struct Request: Hashable, Sendable {
        /// The URL.
        public var url: URL

        /// The JSON body of a `POST` request; `nil` for a `GET` request.
        public var json: Data?

        /// The timeout in seconds.
        public var timeout: TimeInterval

        /// The largest permitted response, in bytes.
        public var maximumLength: Int

        /// Creates a request.
        public init(url: URL, json: Data? = nil, timeout: TimeInterval, maximumLength: Int) {
            self.url = url
            self.json = json
            self.timeout = timeout
            self.maximumLength = maximumLength
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

#endif
