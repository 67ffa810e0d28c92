package import DialtoneCore
import Synchronization

/// A gateway while the configuration has it; it closes when the last that use it are done.
package final class OpenGateway: Sendable {
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
    private let gateway: any SMSGateway
    private let state = Mutex(State())

    init(_ gateway: any SMSGateway, named name: String) {
        self.gateway = gateway
        self.name = name
    }

    func open(reporting sink: any DeliveryEventSink) async {
        await gateway.open(reporting: sink)
    }

    /// Runs `body` with the gateway; `nil` once it is retired.
    package func use<Value: Sendable>(
        _ body: (any SMSGateway) async throws -> Value
    ) async rethrows -> Value? {
        let isOpen = state.withLock { state in
            guard !state.isRetired else { return false }
            state.users += 1
            return true
        }
        guard isOpen else { return nil }
        do {
            let value = try await body(gateway)
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
        if closes { await gateway.close() }
    }

    private func leave() async {
        let closes = state.withLock { state in
            state.users -= 1
            return state.takeClosing()
        }
        if closes { await gateway.close() }
    }
}
