/// An HTTP client for configured URLs that connects only to addresses that the operator allows.
package protocol OutboundHTTP: Sendable {
    /// Sends `request` and returns the response, with any status; redirects are not followed.
    func send(_ request: OutboundRequest) async throws -> OutboundResponse
}
