package import DialtoneModel
import Synchronization

/// An open gateway, which closes when it is retired and its last use has ended.
package final class OpenGateway: Sendable {
    private struct State {
        var users = 0
        var isRetired = false
        var isClosed = false

        /// Returns whether to close the gateway now; `true` only once.
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

    /// Runs `body` with the gateway; returns `nil` if the gateway is retired.
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

    /// Rejects new uses, and closes the gateway when the last current use ends.
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
