/// Sends requests to the server; all network traffic of this SDK goes through it.
public protocol HTTPTransport: Sendable {
    /// Sends a request and waits for the complete response, whatever its status.
    ///
    /// - Throws: An error if no response was received. Canceling the task cancels the request.
    func send(_ request: HTTPExchange.Request) async throws -> HTTPExchange.Response
}
