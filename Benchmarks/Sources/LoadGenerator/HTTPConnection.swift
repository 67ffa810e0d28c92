import NIOCore
import NIOPosix

/// A persistent connection that sends one request at a time.
@LoadLoop
package final class HTTPConnection {
    private let channel: any Channel
    private let exchanges: NIOLoopBound<HTTPExchangeHandler>
    private let host: String

    private init(
        channel: any Channel,
        exchanges: NIOLoopBound<HTTPExchangeHandler>,
        address: ServerAddress
    ) {
        self.channel = channel
        self.exchanges = exchanges
        host = "\(address.host):\(address.port)"
    }

    package static func open(to address: ServerAddress) async throws -> HTTPConnection {
        let (channel, exchanges) = try await ClientBootstrap(group: LoadLoop.shared.eventLoop)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .connect(host: address.host, port: address.port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    let handler = HTTPExchangeHandler()
                    try channel.pipeline.syncOperations.addHandler(handler)
                    return (channel, NIOLoopBound(handler, eventLoop: channel.eventLoop))
                }
            }
        return HTTPConnection(channel: channel, exchanges: exchanges, address: address)
    }

    package func post(_ path: String, json: String) async throws -> HTTPAnswer {
        let length = json.utf8.count
        var request = channel.allocator.buffer(capacity: 256 + path.utf8.count + length)
        request.writeString("POST ")
        request.writeString(path)
        request.writeString(" HTTP/1.1\r\nhost: ")
        request.writeString(host)
        request.writeString("\r\ncontent-type: application/json\r\ncontent-length: ")
        request.writeString(String(length))
        request.writeString("\r\n\r\n")
        request.writeString(json)
        return try await send(request)
    }

    package func get(_ path: String) async throws -> HTTPAnswer {
        try await send(ByteBuffer(string: "GET \(path) HTTP/1.1\r\nhost: \(host)\r\n\r\n"))
    }

    package func close() async {
        try? await channel.close()
    }

    private func send(_ request: ByteBuffer) async throws -> HTTPAnswer {
        try await withCheckedThrowingContinuation { continuation in
            exchanges.value.send(request, answer: continuation)
        }
    }
}
