import NIOCore
import NIOHTTP1

/// Asks for a stream of server-sent events when the connection opens, and passes them on.
///
/// Its channel lives on the ``LoadLoop``, so the listener is called there and then: a stream to
/// iterate over would take each event through another thread.
final class EventStreamHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    private let request: HTTPRequestHead
    private let listener: EventStream.Listener
    private var hasEnded = false
    private let opened: EventLoopPromise<Void>
    private var parser = EventStreamParser()

    init(
        request: HTTPRequestHead,
        listener: @escaping EventStream.Listener,
        opened: EventLoopPromise<Void>
    ) {
        self.request = request
        self.listener = listener
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
            for event in parser.take(bytes) { tell(.success(event)) }
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
        guard !hasEnded else { return }
        hasEnded = true
        tell(.failure(error))
    }

    private func tell(_ event: Result<String, any Error>) {
        LoadLoop.assumeIsolated { [listener] in listener(event) }
    }
}
