import NIOCore
import NIOSSL
import NIOTLS

/// Matches the replies of a mail server to commands, one at a time.
///
/// An unexpected reply is an error, especially before encryption begins: an attacker on the network
/// could inject replies that would be treated as the server's.
///
/// Lives in one channel's pipeline and must be used on that channel's event loop.
final class SMTPHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = SMTPRequest
    typealias OutboundOut = ByteBuffer

    private var reader = SMTPReplyReader()
    private var step = SMTPStep.greeting
    private var waiting: EventLoopPromise<SMTPReply>?
    private var handshake: EventLoopPromise<Void>?
    private var timer: Scheduled<Void>?
    private var isLeaving = false
    private let greetingTimeout: TimeAmount

    /// Whether a TLS handshake is in progress, so that an error probably concerns trust.
    private var isEncrypting: Bool

    init(greeting: EventLoopPromise<SMTPReply>, timeout: TimeAmount, isEncrypting: Bool) {
        waiting = greeting
        greetingTimeout = timeout
        self.isEncrypting = isEncrypting
    }

    /// Starts the timeout of the greeting, which the server sends without a command.
    func channelActive(context: ChannelHandlerContext) {
        schedule(greetingTimeout, context)
        context.fireChannelActive()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .exchange(_, let step, _, let reply) where isLeaving:
            reply.fail(MailFailure.connectionClosed(step))
            promise?.succeed()
        case .exchange(let bytes, let step, let timeout, let reply):
            self.step = step
            waiting = reply
            schedule(timeout, context)
            context.write(wrapOutboundOut(bytes), promise: promise)
        case .encrypt(let tls, let host, let timeout, let done):
            step = .encryption
            handshake = done
            schedule(timeout, context)
            encrypt(tls, host: host, context)
            promise?.succeed()
        case .rest(let limit):
            schedule(limit, context) { self.leave(context) }
            promise?.succeed()
        case .leave:
            leave(context)
            promise?.succeed()
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isLeaving else { return context.close(promise: nil) }
        reader.add(unwrapInboundIn(data))
        do {
            while let reply = try reader.next() {
                guard let waiting else { throw SMTPReplyReader.Malformed() }
                stopWaiting()
                waiting.succeed(reply)
            }
        } catch {
            fail(.badReply(step), context)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted = event {
            isEncrypting = false
            if let handshake {
                self.handshake = nil
                timer?.cancel()
                handshake.succeed()
            }
        }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        fail(isEncrypting ? .untrusted : .connectionClosed(step), context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        fail(.connectionClosed(step), context)
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        fail(.connectionClosed(step), context)
    }

    private func encrypt(_ tls: NIOSSLContext, host: String?, _ context: ChannelHandlerContext) {
        guard !reader.isMidway else { return fail(.badReply(.encryption), context) }
        isEncrypting = true
        do {
            let handler = try NIOSSLClientHandler(context: tls, serverHostname: host)
            try context.pipeline.syncOperations.addHandler(handler, position: .first)
        } catch {
            fail(.untrusted, context)
        }
    }

    /// Sends `QUIT` and waits briefly: some servers treat an immediate close as an error.
    private func leave(_ context: ChannelHandlerContext) {
        guard !isLeaving else { return }
        isLeaving = true
        schedule(.seconds(1), context) { context.close(promise: nil) }
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: "QUIT\r\n")), promise: nil)
    }

    private func schedule(_ timeout: TimeAmount, _ context: ChannelHandlerContext) {
        schedule(timeout, context) { self.fail(.timedOut(self.step), context) }
    }

    private func schedule(
        _ time: TimeAmount,
        _ context: ChannelHandlerContext,
        _ work: @escaping () -> Void
    ) {
        timer?.cancel()
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: time, work)
    }

    private func stopWaiting() {
        waiting = nil
        timer?.cancel()
        timer = nil
    }

    private func fail(_ failure: MailFailure, _ context: ChannelHandlerContext) {
        let (reply, done) = (waiting, handshake)
        handshake = nil
        stopWaiting()
        reply?.fail(failure)
        done?.fail(failure)
        context.close(promise: nil)
    }
}
