import DialtoneTestSupport
import NIOCore
import NIOPosix
import NIOSSL

/// A mail server on a loopback port, which follows a test's script.
final class MailServer: Sendable {
    struct Mail: Sendable, Hashable {
        let from: String
        let to: String
        /// The content as it was composed, without the escaped dots of the transfer.
        let content: String
    }

    /// The commands and mails that the server has received.
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
        let recorder = Recorder(Record())
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
        await recorded.wait(until: isSo)
    }

    typealias Recorder = Watched<Record>
}
