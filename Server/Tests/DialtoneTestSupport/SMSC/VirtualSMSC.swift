package import DialtoneMessaging
import NIOCore
import NIOPosix
package import NIOSSL

/// An SMSC on a loopback port that speaks SMPP 3.4 and does what a test tells it: assigns IDs,
/// sends receipts, refuses, throttles, falls silent, hangs up and talks nonsense.
package final class VirtualSMSC: Sendable {
    private let exchange: SMSCExchange
    private let tls: NIOSSLContext?
    private let listener = Watched<(any Channel)?>(nil)
    package let port: Int

    private init(_ plan: SMSCPlan, tls: NIOSSLContext?) async throws {
        let exchange = SMSCExchange(plan)
        self.exchange = exchange
        self.tls = tls
        let channel = try await Self.listen(on: 0, tls: tls, exchange)
        port = channel.localAddress?.port ?? 0
        listener.change { $0 = channel }
    }

    /// Runs `body` with an SMSC, which ends with it.
    package static func with<Value>(
        _ plan: SMSCPlan = SMSCPlan(),
        tls: NIOSSLContext? = nil,
        _ body: (VirtualSMSC) async throws -> Value
    ) async throws -> Value {
        let smsc = try await VirtualSMSC(plan, tls: tls)
        do {
            let value = try await body(smsc)
            try await smsc.stop()
            return value
        } catch {
            try? await smsc.stop()
            throw error
        }
    }

    package var record: SMSCRecord { exchange.record.value }

    /// Waits for what a test caused to be seen here.
    package func waitUntil(_ isSo: @escaping @Sendable (SMSCRecord) -> Bool) async {
        await exchange.record.wait(until: isSo)
    }

    /// Behaves differently from now on.
    package func change(_ change: @Sendable (inout SMSCPlan) -> Void) {
        exchange.plan.change { change(&$0) }
    }

    /// Ends every connection without a word.
    package func hangUp() {
        for channel in exchange.channels { channel.close(promise: nil) }
    }

    /// Is gone: ends every connection, and refuses new ones.
    package func stop() async throws {
        let channel = listener.change { channel in
            defer { channel = nil }
            return channel
        }
        try await channel?.close()
        hangUp()
    }

    /// Is back after ``stop()``, on the same port.
    package func restart() async throws {
        let channel = try await Self.listen(on: port, tls: tls, exchange)
        listener.change { $0 = channel }
    }

    /// Tells the client what became of a message that it sent.
    package func sendReceipt(
        for submission: SMSCSubmission,
        state: MessageState = .delivered,
        error: String = "000"
    ) {
        let plan = exchange.plan.value
        exchange.deliver(SMSCReceipt(submission, state, error: error).message(by: plan))
    }

    /// Takes the messages that it was to take when told.
    package func answerHeld() {
        for channel in exchange.channels {
            channel.pipeline.fireUserInboundEventTriggered(AnswerHeld())
        }
    }

    /// Delivers a message to the client.
    package func deliver(_ message: SMPPMessage) {
        exchange.deliver(message)
    }

    /// Sends octets to every connection, whatever they mean.
    package func send(octets: [UInt8]) {
        for channel in exchange.channels {
            channel.writeAndFlush(ByteBuffer(bytes: octets), promise: nil)
        }
    }

    private static func listen(
        on port: Int,
        tls: NIOSSLContext?,
        _ exchange: SMSCExchange
    ) async throws -> any Channel {
        try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            // What does not fit is soon noticed by both.
            .childChannelOption(.socketOption(.so_rcvbuf), value: 16_384)
            .childChannelOption(.socketOption(.so_sndbuf), value: 65_536)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    if let tls { try pipeline.addHandler(NIOSSLServerHandler(context: tls)) }
                    try pipeline.addHandlers(
                        ByteToMessageHandler(SMPPFrameDecoder()),
                        SMSCHandler(exchange)
                    )
                }
            }
            .bind(host: "127.0.0.1", port: port).get()
    }
}
