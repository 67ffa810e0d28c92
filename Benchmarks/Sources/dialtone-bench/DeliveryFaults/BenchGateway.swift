import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// An SMS gateway on a loopback port that accepts messages like Plivo and can simulate faults.
///
/// A webhook gateway would not work: any response with a success status means that it accepted the
/// message.
final class BenchGateway: Sendable {
    private struct State {
        var fault: DeliveryFault?
        var taken = 0
        var listener: (any Channel)?
        var connections: [ObjectIdentifier: any Channel] = [:]
    }

    let port: Int
    private let telephones: Telephones
    private let state = Mutex(State())

    private init(port: Int, delivering telephones: Telephones) {
        self.port = port
        self.telephones = telephones
    }

    /// Runs `body` with the given number of gateways.
    static func with<Value>(
        _ count: Int,
        delivering telephones: Telephones,
        isolation: isolated (any Actor)? = #isolation,
        _ body: ([BenchGateway]) async throws -> Value
    ) async throws -> Value {
        var gateways: [BenchGateway] = []
        for _ in 0..<count {
            let port = try await freePort()
            gateways.append(BenchGateway(port: port, delivering: telephones))
        }
        do {
            for gateway in gateways { try await gateway.listen() }
            let value = try await body(gateways)
            for gateway in gateways { await gateway.hangUp() }
            return value
        } catch {
            for gateway in gateways { await gateway.hangUp() }
            throw error
        }
    }

    /// The total number of accepted messages.
    var takenCount: Int { state.withLock { $0.taken } }

    /// Starts simulating a fault; `nil` ends it.
    func suffer(_ fault: DeliveryFault?) async throws {
        let before = state.withLock { state in
            defer { state.fault = fault }
            return state.fault
        }
        if fault == .killed { await hangUp() }
        if before == .killed, fault != .killed { try await listen() }
    }

    private static func freePort() async throws -> Int {
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = channel.localAddress?.port ?? 0
        try await channel.close()
        return port
    }

    private func listen() async throws {
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 1_024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(BenchGatewayHandler(self))
                }
            }
            .bind(host: "127.0.0.1", port: port).get()
        state.withLock { $0.listener = channel }
    }

    /// Simulates the end of the process: closes the listener and every connection.
    private func hangUp() async {
        let channels = state.withLock { state in
            defer { (state.listener, state.connections) = (nil, [:]) }
            return [state.listener].compactMap(\.self) + state.connections.values
        }
        for channel in channels { try? await channel.close() }
    }

    func connect(_ channel: any Channel) {
        state.withLock { $0.connections[ObjectIdentifier(channel)] = channel }
    }

    func disconnect(_ channel: any Channel) {
        state.withLock { _ = $0.connections.removeValue(forKey: ObjectIdentifier(channel)) }
    }

    /// Returns the response to a message; `nil` for no response.
    func take(number: String, code: String) -> String? {
        switch state.withLock({ $0.fault }) {
        case .killed, .silent: return nil
        case .nonsense: return "<html><h1>It works!</h1></html>"
        case nil:
            telephones.receive(code, at: number)
            let count = state.withLock { state in
                state.taken += 1
                return state.taken
            }
            return #"{"message":"message(s) queued","message_uuid":["\#(port)-\#(count)"]}"#
        }
    }
}
