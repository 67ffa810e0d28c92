/// Carries requests to the server: the one way out of this SDK.
public protocol HTTPTransport: Sendable {
    /// Sends a request and waits for the whole answer, whatever its status.
    ///
    /// - Throws: What kept the answer away. A canceled task ends the request.
    func send(_ request: HTTPExchange.Request) async throws -> HTTPExchange.Response
}
