import DialtoneMessaging
import NIOCore

/// Asks a client over and over whether it is alive, and reads none of the answers.
final class SMSCFlood {
    /// How many enquiries are written at once.
    private static let piece = 100

    private let exchange: SMSCExchange
    private let channel: any Channel
    private let enquiries: ByteBuffer
    private var left: Int
    private var isWriting = false

    /// `nil` where the plan has none.
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

    /// Writes until there is no room, and lets others have their turn in between.
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
