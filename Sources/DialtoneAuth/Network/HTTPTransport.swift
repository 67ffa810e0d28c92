public import Foundation

/// Carries requests to the server: the one way out of this SDK.
public protocol HTTPTransport: Sendable {
    /// Sends a request and waits for the whole answer, whatever its status.
    ///
    /// - Throws: What kept the answer away. A canceled task ends the request.
    func send(_ request: HTTPRequest) async throws -> HTTPResponse
}

/// A request to the server.
public struct HTTPRequest: Sendable {
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
}

/// An answer of the server.
public struct HTTPResponse: Sendable {
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
