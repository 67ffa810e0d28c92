import NIOCore
import NIOHTTP1
import NIOPosix

/// A connection that server-sent events arrive on.
@LoadLoop
package final class EventStream {
    /// What becomes of the data of each event, and of the error with which the connection ends.
    package typealias Listener = @LoadLoop @Sendable (Result<String, any Error>) -> Void

    private let channel: any Channel

    /// Returns once the server has begun the stream, so that no later event is missed.
    package init(
        _ path: String,
        from address: ServerAddress,
        to listener: @escaping Listener
    ) async throws {
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
                            EventStreamHandler(request: head, listener: listener, opened: opened)
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
    }

    package func close() async {
        try? await channel.close()
    }
}
