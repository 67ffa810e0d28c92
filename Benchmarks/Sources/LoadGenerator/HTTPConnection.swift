import NIOCore
import NIOHTTP1
import NIOPosix

/// A connection that is kept open and carries one request at a time.
@LoadLoop
package final class HTTPConnection {
    private nonisolated static let patience = TimeAmount.seconds(10)

    private let channel: any Channel
    private let address: ServerAddress

    private init(channel: any Channel, address: ServerAddress) {
        self.channel = channel
        self.address = address
    }

    package static func open(to address: ServerAddress) async throws -> HTTPConnection {
        let channel = try await ClientBootstrap(group: LoadLoop.shared.eventLoop)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(IdleStateHandler(readTimeout: patience))
                    try pipeline.addHTTPClientHandlers()
                    try pipeline.addHandler(HTTPExchangeHandler())
                }
            }
            .connect(host: address.host, port: address.port)
            .get()
        return HTTPConnection(channel: channel, address: address)
    }

    package func post(_ path: String, json: String) async throws -> HTTPAnswer {
        try await send(.POST, path, body: ByteBuffer(string: json))
    }

    package func get(_ path: String) async throws -> HTTPAnswer {
        try await send(.GET, path, body: ByteBuffer())
    }

    package func close() async {
        try? await channel.close()
    }

    private func send(
        _ method: HTTPMethod,
        _ path: String,
        body: ByteBuffer
    ) async throws -> HTTPAnswer {
        var headers = HTTPHeaders([("host", "\(address.host):\(address.port)")])
        if method == .POST {
            headers.add(name: "content-type", value: "application/json")
            headers.add(name: "content-length", value: String(body.readableBytes))
        }
        let head = HTTPRequestHead(version: .http1_1, method: method, uri: path, headers: headers)
        return try await withCheckedThrowingContinuation { continuation in
            channel.writeAndFlush(
                HTTPExchange(head: head, body: body, answer: continuation),
                promise: nil
            )
        }
    }
}
