package import PhoneNumbers

/// The SMS gateways of this node, for administrators.
package protocol GatewayDesk: Sendable {
    /// Whether messages are offered to the gateway now; `nil` if this node does not use it.
    func isHealthy(_ gateway: String) async -> Bool?

    /// Sends a test message by a gateway; returns `nil` if this node does not use it.
    ///
    /// Routes and the guard do not apply, and the gateway bills the message.
    func sendTest(
        by gateway: String,
        to number: PhoneNumber,
        from sender: SenderIdentity?
    ) async throws -> SendOutcome?
}
