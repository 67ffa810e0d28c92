package import DialtoneSMPP
import NIOCore
import NIOPosix
package import NIOSSL

/// An SMSC on a loopback port that speaks SMPP 3.4, and whose behavior a test controls.
///
/// It can assign IDs, send receipts, refuse, throttle, stop responding, close connections and send
/// invalid data.
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

    /// Runs `body` with an SMSC, and stops it afterwards.
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

    /// Waits until the record satisfies a condition.
    package func waitUntil(_ isSo: @escaping @Sendable (SMSCRecord) -> Bool) async {
        await exchange.record.wait(until: isSo)
    }

    /// Changes the behavior from now on.
    package func change(_ change: @Sendable (inout SMSCPlan) -> Void) {
        exchange.plan.change { change(&$0) }
    }

    /// Closes every connection without an unbind.
    package func hangUp() {
        for channel in exchange.channels { channel.close(promise: nil) }
    }

    /// Stops the SMSC: closes every connection, and refuses new ones.
    package func stop() async throws {
        let channel = listener.change { channel in
            defer { channel = nil }
            return channel
        }
        try await channel?.close()
        hangUp()
    }

    /// Restarts the SMSC after ``stop()``, on the same port.
    package func restart() async throws {
        let channel = try await Self.listen(on: port, tls: tls, exchange)
        listener.change { $0 = channel }
    }

    /// Sends the client a delivery receipt for a message.
    package func sendReceipt(
        for submission: SMSCSubmission,
        state: MessageState = .delivered,
        error: String = "000"
    ) {
        let plan = exchange.plan.value
        exchange.deliver(SMSCReceipt(submission, state, error: error).message(by: plan))
    }

    /// Accepts the messages that were held back.
    package func answerHeld() {
        for channel in exchange.channels {
            channel.pipeline.fireUserInboundEventTriggered(AnswerHeld())
        }
    }

    /// Delivers a message to the client.
    package func deliver(_ message: SMPPMessage) {
        exchange.deliver(message)
    }

    /// Sends arbitrary octets to every connection.
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
            // A small buffer, so that both sides soon notice when it is full.
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
