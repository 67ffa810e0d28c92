import DialtoneBasics
import DialtoneMetrics
import DialtoneModel
import Logging
import NIOCore

/// Closes a connection whose client begins too many TLS handshakes, before it costs a signature.
///
/// It is behind the reader of the PROXY protocol, so that with it the client counts, and not the
/// proxy. A trusted proxy that connects by TLS itself is not limited.
///
/// It belongs to the pipeline of one channel and is used only on that channel's event loop.
final class HandshakeGate: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let limiter: HandshakeLimiter
    private let trusts: (ConnectionPeer) -> Bool
    private let record: HandshakeRecord
    private let logger: Logger

    /// The client's address, as the PROXY protocol reports it.
    private let reported: () -> IPAddress?
    private var isOpen = false

    init(
        _ limiter: HandshakeLimiter,
        noting record: HandshakeRecord,
        logger: Logger,
        trusting trusts: @escaping (ConnectionPeer) -> Bool,
        reported: @escaping () -> IPAddress?
    ) {
        self.limiter = limiter
        self.record = record
        self.trusts = trusts
        self.logger = logger
        self.reported = reported
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isOpen { return context.fireChannelRead(data) }
        // What arrives after the refusal, before the connection is closed.
        guard context.channel.isActive else { return }
        let now = context.eventLoop.now
        if let address = limited(context), !limiter.admits(address, at: now) {
            record.fail(.rateLimit)
            report(address, at: now)
            return context.close(promise: nil)
        }
        isOpen = true
        context.fireChannelRead(data)
    }

    /// Returns the address that counts; `nil` if none does.
    private func limited(_ context: ChannelHandlerContext) -> IPAddress? {
        if let client = reported() { return client }
        let peer = ConnectionPeer(context.remoteAddress)
        guard case .address(let address) = peer, !trusts(peer) else { return nil }
        return address
    }

    private func report(_ address: IPAddress, at now: NIODeadline) {
        guard let count = limiter.takeReport(at: now) else { return }
        logger.warning(
            "TLS handshakes were refused: an address began too many",
            metadata: [
                "refused": .stringConvertible(count),
                "network": "\(IPNetwork.coarse(around: address))",
            ]
        )
    }
}
