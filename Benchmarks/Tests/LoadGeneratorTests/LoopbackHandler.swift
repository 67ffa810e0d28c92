import NIOCore
import NIOHTTP1

/// Answers the requests of one connection, which it numbers from 1.
final class LoopbackHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let answer: @Sendable (String, Int) -> LoopbackResponse
    private var path = ""
    private var requests = 0

    init(answer: @escaping @Sendable (String, Int) -> LoopbackResponse) {
        self.answer = answer
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): path = head.uri
        case .body: break
        case .end:
            requests += 1
            let answer = answer(path, requests)
            context.eventLoop.assumeIsolated().scheduleTask(in: answer.delay) {
                self.send(answer, context: context)
            }
        }
    }

    private func send(_ answer: LoopbackResponse, context: ChannelHandlerContext) {
        guard !answer.closesInstead else { return context.close(promise: nil) }
        let head = HTTPResponseHead(
            version: .http1_1,
            status: answer.status,
            headers: ["content-length": "\(answer.body.utf8.count)"]
        )
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        let body = ByteBuffer(string: answer.body)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}
