import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// A mail server on a loopback port, which does what a test tells it.
final class MailServer: Sendable {
    struct Mail: Sendable, Hashable {
        let from: String
        let to: String
        /// As it was composed: without the dots that only the transfer needs.
        let content: String
    }

    /// What the server has seen so far.
    struct Record: Sendable {
        var mails: [Mail] = []
        var commands: [String] = []
        var connectionCount = 0
        var openCount = 0
    }

    private let channel: any Channel
    private let recorded: Recorder

    private init(channel: any Channel, recorded: Recorder) {
        self.channel = channel
        self.recorded = recorded
    }

    var port: Int { channel.localAddress?.port ?? 0 }
    var record: Record { recorded.value }

    static func with<Value>(
        _ script: MailServerScript,
        _ body: (MailServer) async throws -> Value
    ) async throws -> Value {
        let recorder = Recorder()
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let handlers = channel.pipeline.syncOperations
                    if case .atOnce(let tls) = script.encryption {
                        try handlers.addHandler(NIOSSLServerHandler(context: tls))
                    }
                    try handlers.addHandler(MailServerHandler(script, recorder))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let outcome: Result<Value, any Error>
        do {
            let server = MailServer(channel: channel, recorded: recorder)
            outcome = .success(try await body(server))
        } catch {
            outcome = .failure(error)
        }
        try await channel.close()
        return try outcome.get()
    }

    /// Waits for what a test caused to be seen here.
    func waitUntil(_ isSo: @escaping @Sendable (Record) -> Bool) async {
        await recorded.wait(for: isSo)
    }

    final class Recorder: Sendable {
        private struct State {
            var record = Record()
            var waiting: [(@Sendable (Record) -> Bool, CheckedContinuation<Void, Never>)] = []
        }

        private let state = Mutex(State())

        var value: Record { state.withLock { $0.record } }

        func note(_ change: (inout Record) -> Void) {
            let content = state.withLock { state in
                change(&state.record)
                let record = state.record
                defer { state.waiting.removeAll { $0.0(record) } }
                return state.waiting.filter { $0.0(record) }
            }
            for (_, continuation) in content { continuation.resume() }
        }

        func wait(for isSo: @escaping @Sendable (Record) -> Bool) async {
            await withCheckedContinuation { continuation in
                let isSoNow = state.withLock { state in
                    guard !isSo(state.record) else { return true }
                    state.waiting.append((isSo, continuation))
                    return false
                }
                if isSoNow { continuation.resume() }
            }
        }
    }
}
