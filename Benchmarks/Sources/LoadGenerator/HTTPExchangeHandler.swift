import NIOCore
import NIOHTTP1

/// Gives each answer on a connection to the request that it belongs to.
final class HTTPExchangeHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundIn = HTTPExchange
    typealias OutboundOut = HTTPClientRequestPart

    private var pending: CheckedContinuation<HTTPAnswer, any Error>?
    private var status: UInt = 0
    private var body = ByteBuffer()

    func write(
        context: ChannelHandlerContext,
        data: NIOAny,
        promise: EventLoopPromise<Void>?
    ) {
        let exchange = unwrapOutboundIn(data)
        guard context.channel.isActive, pending == nil else {
            exchange.answer.resume(throwing: LoadError.connectionClosed)
            promise?.fail(LoadError.connectionClosed)
            return
        }
        pending = exchange.answer
        context.write(wrapOutboundOut(.head(exchange.head)), promise: nil)
        if exchange.body.readableBytes > 0 {
            context.write(wrapOutboundOut(.body(.byteBuffer(exchange.body))), promise: nil)
        }
        context.write(wrapOutboundOut(.end(nil)), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            status = head.status.code
            body = ByteBuffer()
        case .body(var part):
            if body.readableBytes == 0 { body = part } else { body.writeBuffer(&part) }
        case .end:
            finish(with: .success(HTTPAnswer(status: status, body: body)))
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is IdleStateHandler.IdleStateEvent, pending != nil else { return }
        finish(with: .failure(LoadError.noAnswerInTime))
        context.close(promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        finish(with: .failure(error))
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        finish(with: .failure(LoadError.connectionClosed))
    }

    private func finish(with result: Result<HTTPAnswer, any Error>) {
        let waiting = pending
        pending = nil
        waiting?.resume(with: result)
    }
}
