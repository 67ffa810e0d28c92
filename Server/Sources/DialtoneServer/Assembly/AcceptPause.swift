import Logging
import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Pauses accepting connections while the process has no file descriptors left.
///
/// Otherwise, the event loop would be notified of the waiting connection again and again, and use a
/// whole processor core.
///
/// It belongs to the pipeline of one listener and is used only on its event loop.
final class AcceptPause: ChannelInboundHandler {
    typealias InboundIn = any Channel

    private let pause: TimeAmount
    private let logger: Logger
    private var isPaused = false

    /// Whether connections have failed since the last accepted one; a failure is logged once.
    private var isFailing = false

    init(pause: TimeAmount = .seconds(1), logger: Logger) {
        self.pause = pause
        self.logger = logger
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isFailing { logger.notice("connections are accepted again") }
        isFailing = false
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let error = error as? IOError, Self.isExhaustion(error) {
            rest(context, error)
        }
        context.fireErrorCaught(error)
    }

    private func rest(_ context: ChannelHandlerContext, _ error: IOError) {
        if !isFailing {
            logger.error(
                "connections cannot be accepted: raise the limit of open files (LimitNOFILE)",
                metadata: ["errno": "\(error.errnoCode)"]
            )
        }
        isFailing = true
        guard !isPaused else { return }
        isPaused = true
        try? context.channel.syncOptions?.setOption(.autoRead, value: false)
        _ = context.eventLoop.assumeIsolated().scheduleTask(in: pause) {
            self.isPaused = false
            try? context.channel.syncOptions?.setOption(.autoRead, value: true)
        }
    }

    private static func isExhaustion(_ error: IOError) -> Bool {
        [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(error.errnoCode)
    }
}
