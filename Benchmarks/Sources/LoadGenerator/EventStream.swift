import NIOCore
import NIOHTTP1
import NIOPosix

/// A connection that server-sent events arrive on.
@LoadLoop
package final class EventStream {
    /// The data of each event; ends with an error when the connection does.
    package let events: AsyncThrowingStream<String, any Error>
    private let channel: any Channel

    /// Returns once the server has begun the stream, so that no later event is missed.
    package init(_ path: String, from address: ServerAddress) async throws {
        let (events, continuation) = AsyncThrowingStream.makeStream(of: String.self)
        let opened = LoadLoop.shared.eventLoop.makePromise(of: Void.self)
        let head = HTTPRequestHead(
            version: .http1_1,
            method: .GET,
            uri: path,
            headers: ["host": "\(address.host):\(address.port)", "accept": "text/event-stream"]
        )
        do {
            channel = try await ClientBootstrap(group: LoadLoop.shared.eventLoop)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let pipeline = channel.pipeline.syncOperations
                        try pipeline.addHTTPClientHandlers()
                        try pipeline.addHandler(
                            EventStreamHandler(request: head, events: continuation, opened: opened)
                        )
                    }
                }
                .connect(host: address.host, port: address.port)
                .get()
        } catch {
            opened.fail(error)
            throw error
        }
        try await opened.futureResult.get()
        self.events = events
    }

    package func close() async {
        try? await channel.close()
    }
}
