import NIOCore

/// Reads nothing from an SMSC while that does not read what it is sent.
///
/// Each request is answered before the next one is read, so an SMSC that asks and never listens
/// would make the answers grow without end. Whoever does not listen for long is given up.
final class SMPPReadGate: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer

    /// How many octets may be on their way to an SMSC, and wait to be.
    static let room = 16_384
    static let mark = ChannelOptions.Types.WriteBufferWaterMark(low: 4_096, high: room)

    private let patience: TimeAmount
    private var isReadHeld = false
    private var timer: Scheduled<Void>?

    init(patience: TimeAmount) {
        self.patience = patience
    }

    func read(context: ChannelHandlerContext) {
        guard context.channel.isWritable else {
            isReadHeld = true
            return
        }
        context.read()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        timer?.cancel()
        timer = nil
        if !context.channel.isWritable {
            timer = context.eventLoop.assumeIsolated().scheduleTask(in: patience) {
                context.fireErrorCaught(SMPPFailure.unread)
            }
        } else if isReadHeld {
            isReadHeld = false
            context.read()
        }
        context.fireChannelWritabilityChanged()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
    }
}
