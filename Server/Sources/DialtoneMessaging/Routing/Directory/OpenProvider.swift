package import DialtoneCore
import Synchronization

/// A provider while the configuration has it; it closes when the last that use it are done.
package final class OpenProvider: Sendable {
    private struct State {
        var users = 0
        var isRetired = false
        var isClosed = false

        /// Whether it is to be closed now, by whoever asks first.
        mutating func takeClosing() -> Bool {
            guard isRetired, users == 0, !isClosed else { return false }
            isClosed = true
            return true
        }
    }

    package let name: String
    private let provider: any SMSProvider
    private let state = Mutex(State())

    init(_ provider: any SMSProvider, named name: String) {
        self.provider = provider
        self.name = name
    }

    func open(reporting sink: any DeliveryEventSink) async {
        await provider.open(reporting: sink)
    }

    /// Runs `body` with the provider; `nil` once it is retired.
    package func use<Value: Sendable>(
        _ body: (any SMSProvider) async throws -> Value
    ) async rethrows -> Value? {
        let isOpen = state.withLock { state in
            guard !state.isRetired else { return false }
            state.users += 1
            return true
        }
        guard isOpen else { return nil }
        do {
            let value = try await body(provider)
            await leave()
            return value
        } catch {
            await leave()
            throw error
        }
    }

    /// Lets nobody begin any more.
    func retire() async {
        let closes = state.withLock { state in
            state.isRetired = true
            return state.takeClosing()
        }
        if closes { await provider.close() }
    }

    private func leave() async {
        let closes = state.withLock { state in
            state.users -= 1
            return state.takeClosing()
        }
        if closes { await provider.close() }
    }
}
