package import DialtoneModel

/// Handles the callbacks in which gateways report delivery status.
package struct SMSCallbacks: GatewayCallbackReceiver {
    private let directory: GatewayDirectory
    private let addresses: CallbackAddresses
    private let sink: any DeliveryEventSink

    package init(
        directory: GatewayDirectory,
        addresses: CallbackAddresses,
        sink: any DeliveryEventSink
    ) {
        self.directory = directory
        self.addresses = addresses
        self.sink = sink
    }

    /// Returns whether the gateway and the token belong to one of the server's callback URLs.
    package func admits(gateway: String, token: String) -> Bool {
        addresses.accepts(token, of: gateway)
    }

    /// Verifies a callback and queues its events.
    ///
    /// Checks for room first: a verified callback is remembered, and the gateway's retry would be
    /// ignored as a duplicate. Throws ``CallbackProblem/busy`` if the queue is full.
    package func receive(
        _ callback: GatewayCallback,
        from gateway: String
    ) async throws -> [DeliveryEvent] {
        guard sink.hasRoom else { throw CallbackProblem.busy }
        guard let gateway = try await directory.gateway(named: gateway) else {
            throw CallbackProblem.unsupported
        }
        guard let events = try await gateway.use({ try await $0.events(of: callback) }) else {
            throw CallbackProblem.unsupported
        }
        for event in events { sink.note(event) }
        return events
    }
}
