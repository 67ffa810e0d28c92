import LoadGenerator
import NIOCore
import NIOHTTP1

/// One connection to a ``BenchGateway``.
final class BenchGatewayHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private static let number = JSONMember("dst")
    private static let text = JSONMember("text")

    private let gateway: BenchGateway
    private var body = ByteBuffer()

    init(_ gateway: BenchGateway) {
        self.gateway = gateway
    }

    func channelActive(context: ChannelHandlerContext) {
        gateway.connect(context.channel)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        gateway.disconnect(context.channel)
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head: body.clear()
        case .body(var part): body.writeBuffer(&part)
        case .end:
            // The English text begins with the code.
            guard let number = Self.number.text(in: body), let text = Self.text.text(in: body),
                let answer = gateway.take(
                    number: number,
                    code: String(text.prefix(while: \.isNumber))
                )
            else { return }
            send(answer, context)
        }
    }

    private func send(_ answer: String, _ context: ChannelHandlerContext) {
        let head = HTTPResponseHead(
            version: .http1_1,
            status: .ok,
            headers: ["content-length": "\(answer.utf8.count)"]
        )
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        let body = ByteBuffer(string: answer)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}
