import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// An operator's HTTP service on a loopback port, which does what a test tells it.
final class WebhookReceiver: Sendable {
    struct Request: Sendable {
        let method: String
        let uri: String
        let headers: HTTPHeaders
        let body: Data
    }

    /// What to do with a request.
    enum Reaction: Sendable {
        /// Sends these bytes and hangs up.
        case bytes(String)
        /// Sends these bytes and then nothing.
        case bytesAndSilence(String)
        case hangUp

        static func status(_ code: Int, headers: String = "") -> Reaction {
            .bytes("HTTP/1.1 \(code) X\r\ncontent-length: 0\r\n\(headers)\r\n")
        }
    }

    private let channel: any Channel
    private let received: Received

    private init(channel: any Channel, received: Received) {
        self.channel = channel
        self.received = received
    }

    var url: String { "http://127.0.0.1:\(channel.localAddress?.port ?? 0)/sms" }
    var requests: [Request] { received.requests }

    /// Runs `body` against a receiver that reacts to its first, second, … request in turn; the
    /// last reaction repeats.
    static func with<Value>(
        _ reactions: [Reaction],
        _ body: (WebhookReceiver) async throws -> Value
    ) async throws -> Value {
        let received = Received(reactions: reactions)
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(
                        ByteToMessageHandler(HTTPRequestDecoder()),
                        Handler(received: received)
                    )
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        do {
            let value = try await body(WebhookReceiver(channel: channel, received: received))
            try await channel.close()
            return value
        } catch {
            try await channel.close()
            throw error
        }
    }
}

/// What a receiver got so far, and how it reacts next.
private final class Received: Sendable {
    private let reactions: [WebhookReceiver.Reaction]
    private let state = Mutex<[WebhookReceiver.Request]>([])

    init(reactions: [WebhookReceiver.Reaction]) {
        self.reactions = reactions
    }

    var requests: [WebhookReceiver.Request] { state.withLock { $0 } }

    func reaction(to request: WebhookReceiver.Request) -> WebhookReceiver.Reaction {
        let number = state.withLock { requests in
            requests.append(request)
            return requests.count - 1
        }
        return reactions[min(number, reactions.count - 1)]
    }
}

private final class Handler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = ByteBuffer

    private let received: Received
    private var head: HTTPRequestHead?
    private var body = ByteBuffer()

    init(received: Received) {
        self.received = received
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body(var part): body.writeBuffer(&part)
        case .end:
            guard let head else { return }
            let request = WebhookReceiver.Request(
                method: head.method.rawValue,
                uri: head.uri,
                headers: head.headers,
                body: Data(body.readableBytesView)
            )
            react(by: received.reaction(to: request), context)
        }
    }

    private func react(by reaction: WebhookReceiver.Reaction, _ context: ChannelHandlerContext) {
        switch reaction {
        case .hangUp:
            context.close(promise: nil)
        case .bytes(let text):
            let channel = context.channel
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)))
                .whenComplete { _ in channel.close(promise: nil) }
        case .bytesAndSilence(let text):
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
        }
    }
}
