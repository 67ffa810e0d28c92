import NIOCore

/// Sends one request at a time over a connection, and returns its response to the caller.
final class HTTPExchangeHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private static let timeout = TimeAmount.seconds(10)

    private var context: ChannelHandlerContext?
    private var pending: CheckedContinuation<HTTPAnswer, any Error>?
    private var parser = HTTPAnswerParser()
    private var deadline = NIODeadline.distantFuture
    private var timer: Scheduled<Void>?

    func send(_ request: ByteBuffer, answer: CheckedContinuation<HTTPAnswer, any Error>) {
        guard let context, context.channel.isActive, pending == nil else {
            return answer.resume(throwing: LoadError.connectionClosed)
        }
        pending = answer
        deadline = .now() + Self.timeout
        if timer == nil { watch(context) }
        context.writeAndFlush(wrapOutboundOut(request), promise: nil)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        timer?.cancel()
        finish(with: .failure(LoadError.connectionClosed))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        do {
            if let answer = try parser.take(unwrapInboundIn(data)) {
                finish(with: .success(answer))
            }
        } catch {
            errorCaught(context: context, error: error)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        finish(with: .failure(error))
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        finish(with: .failure(LoadError.connectionClosed))
    }

    /// One timer serves many requests: if it fires early, it is scheduled again.
    private func watch(_ context: ChannelHandlerContext) {
        timer = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
            self.timer = nil
            if self.pending == nil { return }
            if self.deadline > .now() { return self.watch(context) }
            self.errorCaught(context: context, error: LoadError.noAnswerInTime)
        }
    }

    private func finish(with result: Result<HTTPAnswer, any Error>) {
        let waiting = pending
        pending = nil
        waiting?.resume(with: result)
    }
}
