import DialtoneMetrics
import NIOCore
import NIOTLS

/// Closes a connection whose TLS handshake takes too long, or an idle one of HTTP/2.
///
/// Hummingbird asks the client of an idle HTTP/2 connection to close it, but a client can ignore
/// that. A connection of HTTP/1.1 has its time limits in other handlers.
///
/// It belongs to the pipeline of one channel and is used only on that channel's event loop.
final class ConnectionWatch: ChannelInboundHandler {
    typealias InboundIn = Any

    private enum Phase {
        case handshake
        case http1
        case http2
    }

    private let record: HandshakeRecord
    private let handshakeLimit: TimeAmount
    private let leaveLimit: TimeAmount
    private var idleLimit: TimeAmount
    private var phase = Phase.handshake
    private var streams = 0
    private var timer: Scheduled<Void>?

    /// Creates the watch; a client that was asked to leave has `leaveLimit` for it.
    init(
        noting record: HandshakeRecord,
        handshakeLimit: TimeAmount,
        idleLimit: TimeAmount,
        leaveLimit: TimeAmount
    ) {
        self.record = record
        self.handshakeLimit = handshakeLimit
        self.idleLimit = idleLimit + leaveLimit
        self.leaveLimit = leaveLimit
    }

    func handlerAdded(context: ChannelHandlerContext) {
        closeAfter(handshakeLimit, context.channel) { $0.fail(.timeout) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        stop()
    }

    func channelInactive(context: ChannelHandlerContext) {
        stop()
        if phase == .handshake { record.fail(.abandoned) }
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if phase == .handshake { record.fail(with: error) }
        context.fireErrorCaught(error)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted? = event as? TLSUserEvent {
            phase = .http1
            record.finish()
            stop()
        } else if event is ChannelShouldQuiesceEvent {
            leave(context)
        }
        context.fireUserInboundEventTriggered(event)
    }

    /// Starts to watch a connection of HTTP/2, which has no streams yet.
    func beginStreams(on channel: any Channel) {
        phase = .http2
        closeAfter(idleLimit, channel)
    }

    func openStream() {
        streams += 1
        stop()
    }

    func closeStream(on channel: any Channel) {
        streams -= 1
        if streams == 0, channel.isActive { closeAfter(idleLimit, channel) }
    }

    /// Closes the connection soon: the server stops.
    private func leave(_ context: ChannelHandlerContext) {
        switch phase {
        case .handshake:
            record.finish()
            context.close(promise: nil)
        case .http1: break
        case .http2:
            idleLimit = leaveLimit
            if streams == 0 { closeAfter(idleLimit, context.channel) }
        }
    }

    private func closeAfter(
        _ limit: TimeAmount,
        _ channel: any Channel,
        noting note: @escaping (HandshakeRecord) -> Void = { _ in }
    ) {
        timer?.cancel()
        timer = channel.eventLoop.assumeIsolated().scheduleTask(in: limit) { [record] in
            note(record)
            channel.close(promise: nil)
        }
    }

    private func stop() {
        timer?.cancel()
        timer = nil
    }
}
