package import DialtoneCore

/// Takes the calls in which providers tell what became of messages.
package struct SMSCallbacks: Sendable {
    private let directory: ProviderDirectory
    private let addresses: CallbackAddresses
    private let sink: any DeliveryEventSink

    package init(
        directory: ProviderDirectory,
        addresses: CallbackAddresses,
        sink: any DeliveryEventSink
    ) {
        self.directory = directory
        self.addresses = addresses
        self.sink = sink
    }

    /// Whether an address is one that the server told a provider.
    package func admits(provider: String, token: String) -> Bool {
        addresses.accepts(token, of: provider)
    }

    /// Notes what the provider says, once it is known to be the provider.
    ///
    /// What is taken is not thrown away for want of room: that is looked for before anything is
    /// read, since a callback that was believed once is not believed again.
    package func receive(
        _ callback: ProviderCallback,
        from provider: String
    ) async throws -> [DeliveryEvent] {
        guard sink.hasRoom else { throw CallbackProblem.busy }
        guard let provider = try await directory.provider(named: provider) else {
            throw CallbackProblem.unsupported
        }
        guard let events = try await provider.use({ try await $0.events(of: callback) }) else {
            throw CallbackProblem.unsupported
        }
        for event in events { sink.note(event) }
        return events
    }
}
