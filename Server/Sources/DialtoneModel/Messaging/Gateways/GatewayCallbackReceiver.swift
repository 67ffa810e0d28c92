/// Receives the requests in which gateways report the delivery of messages.
package protocol GatewayCallbackReceiver: Sendable {
    /// Whether `token` is the one in the address that was given to `gateway`.
    ///
    /// It is checked before a request is read, so that requests of others cost little.
    func admits(gateway: String, token: String) -> Bool

    /// Verifies `callback`, and records the events that it reports.
    ///
    /// Throws a ``CallbackProblem``, also if there is no room for more events.
    func receive(
        _ callback: GatewayCallback,
        from gateway: String
    ) async throws -> [DeliveryEvent]
}
