public import Foundation

/// What an ``HTTPTransport`` sends and receives.
///
/// The two types are nested here so that their names do not collide with those of other packages.
public enum HTTPExchange {
    /// A request to the server.
    public struct Request: Hashable, Sendable {
        /// Where it goes.
        public var url: URL

        /// `GET` or `POST`.
        public var method: String

        /// Header fields by name.
        public var headers: [String: String]

        /// The content; `nil` where there is none.
        public var body: Data?

        /// Seconds for which the caller waits.
        public var timeout: TimeInterval

        /// Creates a request, such as for a test of an app's own transport.
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

    /// An answer of the server.
    public struct Response: Hashable, Sendable {
        /// The status code.
        public var status: Int

        /// Header fields by lower-case name.
        public var headers: [String: String]

        /// The content.
        public var body: Data

        /// Creates an answer.
        public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
            self.status = status
            self.headers = headers
            self.body = body
        }
    }
}
