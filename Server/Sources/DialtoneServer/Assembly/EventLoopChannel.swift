import HummingbirdCore
import Logging
import NIOCore

/// A connection whose requests are answered on the event loop that reads them.
///
/// Nothing that an answer does waits there or computes for long: writes and signatures have
/// threads of their own. On the threads that Swift has for tasks, each request and each answer
/// would change threads, at a price that is a good part of a small request's.
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
