import HummingbirdCore
import Logging
import NIOCore

/// A connection whose requests are handled on the event loop that reads them.
///
/// Handlers do not block or compute for long: database writes and signatures have their own
/// threads. On Swift's own task threads, each request and each response would switch threads, which
/// is a substantial part of the cost of a small request.
struct EventLoopChannel: ServerChildChannel {
    let channel: HTTP1Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        self.channel.setup(channel: channel, logger: logger)
    }

    func handle(value connection: HTTP1Channel.Value, logger: Logger) async {
        await withTaskExecutorPreference(EventLoopExecutor(connection.channel.eventLoop)) {
            await channel.handle(value: connection, logger: logger)
        }
    }
}
