import DialtoneBasics
import Logging
import NIOCore

/// Reads the header of the PROXY protocol before anything else on a connection.
///
/// Any client could send a header with any address. Therefore a connection that does not come from
/// a trusted proxy is closed, and so is one whose header is missing, invalid or late.
///
/// It belongs to the pipeline of one channel and is used only on that channel's event loop.
final class ProxyHeaderReader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The client's address; `nil` if the proxy reports none.
    private(set) var client: IPAddress?

    private let limit: TimeAmount
    private let trusts: (SocketAddress?) -> Bool
    private let onRefusal: () -> Void
    private let logger: Logger
    private var received: ByteBuffer?
    private var isDone = false
    private var timer: Scheduled<Void>?

    init(
        limit: TimeAmount,
        logger: Logger,
        onRefusal: @escaping () -> Void = {},
        trusting trusts: @escaping (SocketAddress?) -> Bool
    ) {
        self.limit = limit
        self.onRefusal = onRefusal
        self.logger = logger
        self.trusts = trusts
    }

    func handlerAdded(context: ChannelHandlerContext) {
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: limit) {
            self.refuse(context, "it did not send a PROXY protocol header in time")
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
        timer = nil
    }

    func channelActive(context: ChannelHandlerContext) {
        context.fireChannelActive()
        if !trusts(context.remoteAddress) {
            refuse(context, "it does not come from a trusted proxy")
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isDone else { return context.fireChannelRead(data) }
        guard context.channel.isActive else { return }
        var part = unwrapInboundIn(data)
        var bytes = received ?? context.channel.allocator.buffer(capacity: part.readableBytes)
        bytes.writeBuffer(&part)
        switch ProxyHeader.read(bytes.readableBytesView) {
        case .incomplete:
            received = bytes
        case .invalid:
            refuse(context, "its PROXY protocol header is missing or invalid")
        case .complete(let header, let length):
            if case .client(let address) = header { client = address }
            finish()
            bytes.moveReaderIndex(forwardBy: length)
            if bytes.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(bytes)) }
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        let isEnd = event is ChannelShouldQuiesceEvent || event as? ChannelEvent == .inputClosed
        if !isDone, isEnd { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    private func finish() {
        isDone = true
        received = nil
        timer?.cancel()
        timer = nil
    }

    private func refuse(_ context: ChannelHandlerContext, _ reason: String) {
        guard !isDone else { return }
        logger.debug(
            "a connection was closed: \(reason)",
            metadata: ["peer": "\(context.remoteAddress?.ipAddress ?? "unix")"]
        )
        received = nil
        onRefusal()
        context.close(promise: nil)
    }
}
