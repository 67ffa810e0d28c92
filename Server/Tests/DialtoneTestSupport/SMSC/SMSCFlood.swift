import DialtoneSMPP
import NIOCore

/// Sends enquiries to a client as fast as possible, and reads none of the responses.
final class SMSCFlood {
    /// The number of enquiries that are written at once.
    private static let piece = 100

    private let exchange: SMSCExchange
    private let channel: any Channel
    private let enquiries: ByteBuffer
    private var left: Int
    private var isWriting = false

    /// Creates a flood; `nil` if the plan has none.
    init?(exchange: SMSCExchange, on channel: any Channel) {
        left = exchange.plan.value.flood
        guard left > 0 else { return nil }
        self.exchange = exchange
        self.channel = channel
        enquiries = (1...UInt32(Self.piece)).reduce(into: ByteBuffer()) {
            $0.writeImmutableBuffer(SMPPPDU(.enquireLink, sequence: $1).encoded)
        }
        try? channel.syncOptions?.setOption(.autoRead, value: false)
    }

    /// Writes until the buffer is full, and yields to other connections in between.
    func goOn() {
        guard !isWriting, left > 0, channel.isActive, channel.isWritable else { return }
        isWriting = true
        left -= Self.piece
        let exchange = exchange
        channel.writeAndFlush(enquiries).whenSuccess {
            exchange.record.change { $0.floodCount += Self.piece }
        }
        channel.eventLoop.assumeIsolated().execute {
            self.isWriting = false
            self.goOn()
        }
    }
}
