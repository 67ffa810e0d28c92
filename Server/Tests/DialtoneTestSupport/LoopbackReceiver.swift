package import Foundation
import NIOCore
package import NIOHTTP1
import NIOPosix
package import NIOSSL
import Synchronization

/// An HTTP service on a loopback port, whose responses a test controls.
package final class LoopbackReceiver: Sendable {
    package struct Request: Sendable {
        package let method: String
        package let uri: String
        package let headers: HTTPHeaders
        package let body: Data
    }

    /// The reaction to a request.
    package enum Reaction: Sendable {
        /// Sends these bytes and closes the connection.
        case bytes(String)
        /// Sends these bytes and then nothing.
        case bytesAndSilence(String)
        case hangUp

        package static func answer(
            _ body: String,
            status: Int = 200,
            headers: String = ""
        ) -> Reaction {
            .bytes(
                "HTTP/1.1 \(status) X\r\nconnection: close\r\n"
                    + "content-length: \(body.utf8.count)\r\n\(headers)\r\n\(body)"
            )
        }

        package static func status(_ code: Int, headers: String = "") -> Reaction {
            answer("", status: code, headers: headers)
        }
    }

    private let channel: any Channel
    private let received: Received

    private init(channel: any Channel, received: Received) {
        self.channel = channel
        self.received = received
    }

    package var port: Int { channel.localAddress?.port ?? 0 }
    package var url: String { "http://127.0.0.1:\(port)/hook" }
    package var requests: [Request] { received.requests }

    /// Runs `body` with a receiver that reacts to its first, second, … request in turn; the last
    /// reaction repeats.
    package static func with<Value>(
        _ reactions: [Reaction],
        tls: TLSConfiguration? = nil,
        _ body: (LoopbackReceiver) async throws -> Value
    ) async throws -> Value {
        try await with(
            received: Received { number, _ in reactions[min(number, reactions.count - 1)] },
            tls: tls,
            body
        )
    }

    /// Runs `body` with a receiver that chooses a reaction for each request.
    package static func with<Value>(
        answering react: @escaping @Sendable (Request) -> Reaction,
        _ body: (LoopbackReceiver) async throws -> Value
    ) async throws -> Value {
        try await with(received: Received { _, request in react(request) }, tls: nil, body)
    }

    private static func with<Value>(
        received: Received,
        tls: TLSConfiguration?,
        _ body: (LoopbackReceiver) async throws -> Value
    ) async throws -> Value {
        let context = try tls.map(NIOSSLContext.init)
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if let context {
                        try channel.pipeline.syncOperations.addHandler(
                            NIOSSLServerHandler(context: context)
                        )
                    }
                    try channel.pipeline.syncOperations.addHandlers(
                        ByteToMessageHandler(HTTPRequestDecoder()),
                        Handler(received: received)
                    )
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        do {
            let value = try await body(LoopbackReceiver(channel: channel, received: received))
            try await channel.close()
            return value
        } catch {
            try await channel.close()
            throw error
        }
    }
}

/// The requests that a receiver has received, and its next reactions.
private final class Received: Sendable {
    private let react: @Sendable (Int, LoopbackReceiver.Request) -> LoopbackReceiver.Reaction
    private let state = Mutex<[LoopbackReceiver.Request]>([])

    init(react: @escaping @Sendable (Int, LoopbackReceiver.Request) -> LoopbackReceiver.Reaction) {
        self.react = react
    }

    var requests: [LoopbackReceiver.Request] { state.withLock { $0 } }

    func reaction(to request: LoopbackReceiver.Request) -> LoopbackReceiver.Reaction {
        let number = state.withLock { requests in
            requests.append(request)
            return requests.count - 1
        }
        return react(number, request)
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
            let request = LoopbackReceiver.Request(
                method: head.method.rawValue,
                uri: head.uri,
                headers: head.headers,
                body: Data(body.readableBytesView)
            )
            react(by: received.reaction(to: request), context)
        }
    }

    private func react(by reaction: LoopbackReceiver.Reaction, _ context: ChannelHandlerContext) {
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
