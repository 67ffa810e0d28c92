import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// A gateway's machine on a loopback port, with a network of telephones behind it; a test
/// breaks it in several ways.
final class VirtualCarrier: Sendable {
    enum Mode: Sendable {
        case working

        /// Closes each connection.
        case killed

        /// Delivers messages without a response.
        case silent

        /// Refuses every message immediately.
        case refusing

        /// Responds with a proxy's error page, and delivers nothing.
        case nonsense
    }

    struct Delivery: Decodable, Sendable {
        let to: String
        let text: String
    }

    private struct State {
        var mode = Mode.working
        var texts: [String: [String]] = [:]
        var count = 0
    }

    private let state = Mutex(State())
    private let channel = Mutex<(any Channel)?>(nil)

    var port: Int { channel.withLock { $0?.localAddress?.port ?? 0 } }

    var mode: Mode {
        get { state.withLock { $0.mode } }
        set { state.withLock { $0.mode = newValue } }
    }

    /// Returns the messages that the number has received, oldest first.
    func texts(to number: String) -> [String] { state.withLock { $0.texts[number] ?? [] } }

    /// The number of messages that it was asked to deliver.
    var count: Int { state.withLock { $0.count } }

    /// Runs `body` while as many carriers listen.
    static func with(
        _ count: Int,
        _ body: @Sendable ([VirtualCarrier]) async throws -> Void
    ) async throws {
        let carriers = (0..<count).map { _ in VirtualCarrier() }
        for carrier in carriers { try await carrier.listen() }
        let outcome: Result<Void, any Error>
        do {
            outcome = .success(try await body(carriers))
        } catch {
            outcome = .failure(error)
        }
        for carrier in carriers { try await carrier.channel.withLock { $0 }?.close() }
        try outcome.get()
    }

    private func listen() async throws {
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 1_024)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(Handler(self))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        self.channel.withLock { $0 = channel }
    }

    /// Returns the response to a request, if there is one.
    fileprivate func take(_ body: ByteBuffer) -> (status: HTTPResponseStatus, body: String)? {
        state.withLock { state in
            state.count += 1
            switch state.mode {
            case .killed: return nil
            case .refusing: return (.serviceUnavailable, "")
            case .nonsense: return (.ok, "<html><h1>It works!</h1></html>")
            case .working, .silent:
                guard
                    let delivery = try? JSONDecoder().decode(
                        Delivery.self,
                        from: Data(body.readableBytesView)
                    )
                else { return (.badRequest, "") }
                state.texts[delivery.to, default: []].append(delivery.text)
                return state.mode == .working ? (.ok, #"{"id":"\#(state.count)"}"#) : nil
            }
        }
    }
}

private final class Handler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let carrier: VirtualCarrier
    private var body = ByteBuffer()

    init(_ carrier: VirtualCarrier) {
        self.carrier = carrier
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            body.clear()
            if carrier.mode == .killed { context.close(promise: nil) }
        case .body(var part): body.writeBuffer(&part)
        case .end:
            guard let answer = carrier.take(body) else { return }
            let head = HTTPResponseHead(
                version: .http1_1,
                status: answer.status,
                headers: ["content-length": "\(answer.body.utf8.count)"]
            )
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            context.write(
                wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: answer.body)))),
                promise: nil
            )
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
    }
}
