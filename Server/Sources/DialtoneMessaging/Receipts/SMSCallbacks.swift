package import DialtoneCore

/// Takes the calls in which gateways tell what became of messages.
package struct SMSCallbacks: Sendable {
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

    /// Whether an address is one that the server told a gateway.
    package func admits(gateway: String, token: String) -> Bool {
        addresses.accepts(token, of: gateway)
    }

    /// Notes what the gateway says, once it is known to be the gateway.
    ///
    /// What is taken is not thrown away for want of room: that is looked for before anything is
    /// read, since a callback that was believed once is not believed again.
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
