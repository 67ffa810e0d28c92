import NIOCore

/// Stops reading from an SMSC while it does not read the data it is sent.
///
/// Each request is answered before the next one is read, so an SMSC that sends requests without
/// reading would make the outgoing data grow without limit. After a timeout, the connection fails.
final class SMPPReadGate: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer

    /// The size of the send buffer, and of the write queue, in octets.
    static let room = 16_384
    static let mark = ChannelOptions.Types.WriteBufferWaterMark(low: 4_096, high: room)

    private let timeout: TimeAmount
    private var isReadHeld = false
    private var timer: Scheduled<Void>?

    init(timeout: TimeAmount) {
        self.timeout = timeout
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
            timer = context.eventLoop.assumeIsolated().scheduleTask(in: timeout) {
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
