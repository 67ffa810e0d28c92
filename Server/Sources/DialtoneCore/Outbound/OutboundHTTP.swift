/// Calls addresses that people configured, without being led where the operator did not allow.
package protocol OutboundHTTP: Sendable {
    /// What is at `request`'s address, whatever status it has; redirects are not followed.
    ///
    /// Throws an ``OutboundFailure``, or `CancellationError`.
    func send(_ request: OutboundRequest) async throws -> OutboundAnswer
}
