import NIOCore
import NIOHTTP1

/// Asks for a stream of server-sent events when the connection opens, and passes them on.
final class EventStreamHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    private let request: HTTPRequestHead
    private let events: AsyncThrowingStream<String, any Error>.Continuation
    private let opened: EventLoopPromise<Void>
    private var parser = EventStreamParser()

    init(
        request: HTTPRequestHead,
        events: AsyncThrowingStream<String, any Error>.Continuation,
        opened: EventLoopPromise<Void>
    ) {
        self.request = request
        self.events = events
        self.opened = opened
    }

    func channelActive(context: ChannelHandlerContext) {
        context.write(wrapOutboundOut(.head(request)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head) where head.status == .ok:
            opened.succeed()
        case .head(let head):
            end(with: LoadError.unexpectedAnswer(status: head.status.code, body: request.uri))
            context.close(promise: nil)
        case .body(let bytes):
            for event in parser.take(bytes) { events.yield(event) }
        case .end:
            end(with: LoadError.connectionClosed)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        end(with: error)
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(with: LoadError.connectionClosed)
    }

    private func end(with error: any Error) {
        opened.fail(error)
        events.finish(throwing: error)
    }
}
