import DialtoneBasics
import DialtoneMetrics
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Enforces the timeouts of a connection by closing it.
///
/// They apply to a client that sends its request too slowly, to a request without a timely
/// response, and to a client that reads its response too slowly. A closed connection is an error that
/// every client handles correctly.
///
/// With HTTP/2, they apply to each stream, which has a channel of its own.
///
/// It belongs to the pipeline of one channel and is used only on that channel's event loop.
final class ConnectionLimits: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    enum Version {
        case http1
        case http2
    }

    private enum Phase {
        case idle
        case reading
        case answering
        case sending
    }

    /// The state of the connection, for the log lines of its requests.
    let fate = ConnectionFate()

    /// The slowest rate at which a large body may arrive, in bytes per second.
    private static let slowestRate = 64 * 1_024

    /// The slowest rate at which a client may read what waits for it, in bytes per second.
    ///
    /// Responses are read on slower connections than large files are sent on.
    private static let slowestReadRate = 8 * 1_024

    private let version: Version
    private let metrics: ConnectionMetrics?
    private let takesProxyHeader: Bool
    private let readLimit: TimeAmount
    private let answerLimit: TimeAmount
    private var phase = Phase.idle
    private var deadline = NIODeadline.distantFuture

    /// When the client must have read what waits for it; never while nothing waits.
    private var readDeadline = NIODeadline.distantFuture

    /// The size of the part of a response that is being written, in bytes.
    private var partSize = 0
    private var timer: (moment: NIODeadline, task: Scheduled<Void>)?

    init(
        version: Version = .http1,
        metrics: ConnectionMetrics? = nil,
        takesProxyHeader: Bool = false,
        readLimit: TimeAmount,
        answerLimit: TimeAmount
    ) {
        self.version = version
        self.metrics = metrics
        self.takesProxyHeader = takesProxyHeader
        self.readLimit = readLimit
        self.answerLimit = answerLimit
    }

    /// Returns the client's address as a proxy has reported it by the PROXY protocol.
    func reportedClient(of channel: any Channel) -> IPAddress? {
        guard takesProxyHeader else { return nil }
        let connection = version == .http2 ? channel.parent : channel
        let pipeline = connection?.pipeline.syncOperations
        return try? pipeline?.handler(type: ProxyHeaderReader.self).client
    }

    func handlerAdded(context: ChannelHandlerContext) {
        watch(of: context)?.openStream()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head: enter(.reading, limit: readLimit, context)
        case .body(let bytes): noteProgress(bytes.readableBytes)
        case .end: if phase == .reading { enter(.answering, limit: answerLimit, context) }
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        // A response that has begun may take long: event streams never end.
        if phase == .answering, case .head = unwrapOutboundIn(data) {
            phase = .idle
            deadline = .distantFuture
        }
        noteWaiting(unwrapOutboundIn(data))
        guard version == .http2 else { return context.write(data, promise: promise) }
        writeToStream(context, unwrapOutboundIn(data), promise)
    }

    /// Starts and ends the time in which the client must read what fills its buffers.
    ///
    /// While they are full, little more is written: event streams and large responses wait.
    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable {
            readDeadline = .distantFuture
        } else {
            readDeadline = context.eventLoop.now + answerLimit + Self.time(toRead: partSize)
            schedule(context)
        }
        context.fireChannelWritabilityChanged()
    }

    /// Gives the client more time for what is written while its buffers are full.
    private func noteWaiting(_ part: HTTPResponsePart) {
        guard case .body(let bytes) = part else { return }
        partSize = bytes.readableBytes
        if readDeadline < .distantFuture {
            readDeadline = readDeadline + Self.time(toRead: partSize)
        }
    }

    private static func time(toRead count: Int) -> TimeAmount {
        .nanoseconds(Int64(count) * 1_000_000_000 / Int64(slowestReadRate))
    }

    private func writeToStream(
        _ context: ChannelHandlerContext,
        _ part: HTTPResponsePart,
        _ promise: EventLoopPromise<Void>?
    ) {
        switch part {
        case .head(var head):
            // HTTP/2 has no such header: the connection itself asks the client to leave.
            if head.headerFields[.connection] != nil {
                head.headerFields[.connection] = nil
                context.channel.parent?.pipeline
                    .fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
            }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body:
            context.write(wrapOutboundOut(part), promise: promise)
        case .end:
            // A client could keep many responses waiting with a window of zero.
            enter(.sending, limit: answerLimit, context)
            context.write(wrapOutboundOut(part), promise: promise)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .inputClosed? = event as? ChannelEvent { fate.note(.clientFinished) }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        fate.note(.clientGone)
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        if let connection = context.channel.parent {
            watch(of: context)?.closeStream(on: connection)
        }
        timer?.task.cancel()
        timer = nil
    }

    /// The watch of a stream's connection; `nil` for HTTP/1.1.
    private func watch(of context: ChannelHandlerContext) -> ConnectionWatch? {
        guard version == .http2 else { return nil }
        let pipeline = context.channel.parent?.pipeline.syncOperations
        return try? pipeline?.handler(type: ConnectionWatch.self)
    }

    /// Gives a body as much more time as its bytes take at the slowest rate.
    ///
    /// So a large file has time to arrive, and a client that sends little by little has not.
    private func noteProgress(_ count: Int) {
        guard phase == .reading else { return }
        deadline = deadline + .nanoseconds(Int64(count) * 1_000_000_000 / Int64(Self.slowestRate))
    }

    private func enter(_ phase: Phase, limit: TimeAmount, _ context: ChannelHandlerContext) {
        self.phase = phase
        deadline = context.eventLoop.now + limit
        schedule(context)
    }

    /// Schedules the timer, which serves many requests: if it fires early, it is rescheduled.
    private func schedule(_ context: ChannelHandlerContext) {
        let moment = min(deadline, readDeadline)
        guard moment < .distantFuture else { return }
        if let timer {
            guard moment < timer.moment else { return }
            timer.task.cancel()
        }
        let task = context.eventLoop.assumeIsolated().scheduleTask(deadline: moment) {
            self.timer = nil
            let now = context.eventLoop.now
            if min(self.deadline, self.readDeadline) <= now {
                self.cutOff(context, at: now)
            } else {
                self.schedule(context)
            }
        }
        timer = (moment, task)
    }

    private func cutOff(_ context: ChannelHandlerContext, at now: NIODeadline) {
        let reason: ConnectionMetrics.CutOff =
            switch phase {
            case _ where readDeadline <= now: .responseUnread
            case .reading: .requestTooSlow
            case .answering: .noResponse
            case .idle, .sending: .responseUnread
            }
        metrics?.note(reason)
        fate.note(.deadline)
        context.close(promise: nil)
    }
}
