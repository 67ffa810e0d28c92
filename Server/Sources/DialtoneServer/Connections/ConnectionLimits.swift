import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Enforces the timeouts of a connection by closing it.
///
/// They apply to a client that sends its request too slowly, and to a request without a timely
/// response. A closed connection is an error that every client handles correctly.
///
/// It belongs to the pipeline of one channel and is used only on that channel's event loop.
final class ConnectionLimits: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private enum Phase {
        case idle
        case reading
        case answering
    }

    /// The state of the connection, for the log lines of its requests.
    let fate = ConnectionFate()

    /// The slowest rate at which a large body may arrive, in bytes per second.
    private static let slowestRate = 64 * 1_024

    private let readLimit: TimeAmount
    private let answerLimit: TimeAmount
    private var phase = Phase.idle
    private var deadline = NIODeadline.distantFuture
    private var timer: Scheduled<Void>?

    init(readLimit: TimeAmount, answerLimit: TimeAmount) {
        self.readLimit = readLimit
        self.answerLimit = answerLimit
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
        context.write(data, promise: promise)
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
        timer?.cancel()
        timer = nil
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
        if timer == nil { schedule(at: deadline, context) }
    }

    /// Schedules the timer, which serves many requests: if it fires early, it is rescheduled.
    private func schedule(at moment: NIODeadline, _ context: ChannelHandlerContext) {
        timer = context.eventLoop.assumeIsolated().scheduleTask(deadline: moment) {
            self.timer = nil
            if self.deadline <= context.eventLoop.now {
                self.fate.note(.deadline)
                context.close(promise: nil)
            } else if self.deadline < .distantFuture {
                self.schedule(at: self.deadline, context)
            }
        }
    }
}
