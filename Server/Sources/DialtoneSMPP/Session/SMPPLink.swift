import NIOCore
import NIOTLS

/// A connection to an SMSC that matches responses to requests, with a limited window.
///
/// Responds to the SMSC's own requests, and closes the connection if the SMSC does not respond.
/// Lives in one channel's pipeline and must be used on that channel's event loop.
final class SMPPLink: ChannelInboundHandler {
    typealias InboundIn = SMPPFrame
    typealias OutboundOut = ByteBuffer

    /// The highest sequence number, after which numbering restarts at 1.
    private static let lastSequence: UInt32 = 0x7FFF_FFFF

    /// The maximum number of messages that wait for the window; further ones are rejected.
    private static let queueLimit = 10_000

    private let rules: SMPPLinkRules
    private let loop: any EventLoop
    private let receive: (SMPPMessage) -> Void
    private var context: ChannelHandlerContext?
    private var sequence: UInt32 = 0
    private var outstanding: [UInt32: SMPPRequest] = [:]
    private var lateResponses = LateResponses()
    private var counted = 0
    private var waiting = CircularBuffer<SMPPRequest>()
    private var enquiry: Scheduled<Void>?
    private var isEnquiring = false
    private var farewell: Scheduled<Void>?
    private var isLeaving = false
    private var isUnbinding = false

    /// Whether a TLS handshake is in progress, so that an error probably concerns trust.
    private var isEncrypting: Bool

    /// Why the connection was closed, unless the SMSC closed it.
    private(set) var fault: SMPPFailure?

    private var failure: SMPPFailure { fault ?? (isEncrypting ? .untrusted : .connectionClosed) }

    /// Creates the link; `receive` gets each message from the SMSC after it is acknowledged.
    init(
        rules: SMPPLinkRules,
        isEncrypted: Bool,
        on loop: any EventLoop,
        receive: @escaping (SMPPMessage) -> Void
    ) {
        self.rules = rules
        self.loop = loop
        self.receive = receive
        isEncrypting = isEncrypted
    }

    /// Whether the link accepts requests; updated before the channel's owner is notified.
    var isOpen: Bool { context?.channel.isActive == true && !isLeaving }

    /// The number of messages without a response.
    var load: Int { counted + waiting.count }

    /// Sends a request as soon as the window allows; the future completes by `deadline`.
    ///
    /// A response that arrives later is passed to `late`.
    func request(
        _ operation: SMPPOperation,
        by deadline: NIODeadline,
        late: LateResponses.Listener? = nil
    ) -> EventLoopFuture<SMPPPDU> {
        let request = SMPPRequest(operation, by: deadline, on: loop, late: late)
        guard let context, context.channel.isActive, !isLeaving, waiting.count < Self.queueLimit
        else {
            request.end(.failure(.notSent))
            return request.response
        }
        if request.isCounted, counted >= rules.window {
            waiting.append(request)
            request.expire(at: deadline) { request.end(.failure(.notSent)) }
        } else {
            send(request, context)
        }
        return request.response
    }

    /// Rejects new requests, waits briefly for open responses, unbinds and closes.
    func leave() {
        guard let context, !isLeaving else { return }
        isLeaving = true
        endWaiting()
        farewell = schedule(rules.farewell.amount) { self.unbind(context) }
        if counted == 0 { unbind(context) }
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        scheduleEnquiry(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end(failure)
        self.context = nil
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(failure)
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted = event { isEncrypting = false }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        fault = error as? SMPPFailure
        if error is BrokenFraming {
            // Nothing after this PDU can be read, so this is the last response.
            answer(.genericNack, status: .invalidCommandLength, sequence: 0, context)
        }
        end(failure)
        context.close(promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .pdu(let pdu) where pdu.operation.command.isResponse:
            finish(pdu.sequence, .success(pdu), context)
        case .pdu(let pdu):
            serve(pdu, context)
        case .malformed(let pdu) where pdu.command.isResponse:
            finish(pdu.sequence, .failure(.invalidResponse), context)
        case .malformed(let pdu):
            answer(.genericNack, status: pdu.status, sequence: pdu.sequence, context)
        }
    }

    /// Responds to a request from the SMSC before processing it.
    private func serve(_ pdu: SMPPPDU, _ context: ChannelHandlerContext) {
        switch pdu.operation {
        case .enquireLink:
            answer(.enquireLinkResponse, sequence: pdu.sequence, context)
        case .deliver(let message):
            answer(.deliverResponse, sequence: pdu.sequence, context)
            receive(message)
        case .unbind:
            isLeaving = true
            answer(.unbindResponse, sequence: pdu.sequence, context)
            context.close(promise: nil)
        case .other(.alertNotification):
            break
        default:
            answer(.genericNack, status: .invalidCommand, sequence: pdu.sequence, context)
        }
    }

    private func answer(
        _ operation: SMPPOperation,
        status: SMPPStatus = .ok,
        sequence: UInt32,
        _ context: ChannelHandlerContext
    ) {
        write(SMPPPDU(operation, status: status, sequence: sequence), context)
    }

    private func write(_ pdu: SMPPPDU, _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(pdu.encoded), promise: nil)
    }
}

// MARK: - Requests

extension SMPPLink {
    private func send(_ request: SMPPRequest, _ context: ChannelHandlerContext) {
        sequence = sequence == Self.lastSequence ? 1 : sequence + 1
        let number = sequence
        outstanding[number] = request
        if request.isCounted { counted += 1 }
        let end = min(request.deadline, .now() + rules.responseTimeout.amount)
        request.expire(at: end) {
            self.finish(number, .failure(.timedOut), context)
            self.listen(to: number, request.late)
            // Checks whether the SMSC is slow or gone.
            if request.isCounted { self.enquire(context) }
        }
        write(SMPPPDU(request.operation, sequence: number), context)
    }

    private func finish(
        _ number: UInt32,
        _ result: Result<SMPPPDU, SMPPFailure>,
        _ context: ChannelHandlerContext
    ) {
        guard let request = outstanding.removeValue(forKey: number) else {
            if case .success(let pdu) = result { lateResponses.take(number, at: .now())?(pdu) }
            return
        }
        if request.isCounted { counted -= 1 }
        request.end(result)
        while counted < rules.window, let next = waiting.popFirst() {
            if !next.isOver { send(next, context) }
        }
        if isLeaving, counted == 0, farewell != nil { unbind(context) }
    }

    private func listen(to number: UInt32, _ listener: LateResponses.Listener?) {
        guard let listener, !isLeaving else { return }
        let now = NIODeadline.now()
        lateResponses.expect(number, until: now + rules.lateResponseTime.amount, at: now, listener)
    }

    private func end(_ failure: SMPPFailure) {
        enquiry?.cancel()
        farewell?.cancel()
        isLeaving = true
        let requests = outstanding.values
        outstanding = [:]
        lateResponses.removeAll()
        counted = 0
        for request in requests { request.end(.failure(failure)) }
        endWaiting()
    }

    private func endWaiting() {
        let requests = waiting
        waiting.removeAll()
        for request in requests { request.end(.failure(.notSent)) }
    }

    private func unbind(_ context: ChannelHandlerContext) {
        guard !isUnbinding else { return }
        isUnbinding = true
        farewell?.cancel()
        let goodbye = SMPPRequest(.unbind, by: .now() + rules.farewell.amount, on: loop)
        send(goodbye, context)
        goodbye.response.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
    }

    /// Sends `enquire_link`, and closes the connection if it gets no response.
    private func enquire(_ context: ChannelHandlerContext) {
        guard !isEnquiring, !isLeaving else { return }
        isEnquiring = true
        let enquiry = SMPPRequest(.enquireLink, by: .distantFuture, on: loop)
        send(enquiry, context)
        enquiry.response.assumeIsolated().whenComplete { result in
            self.isEnquiring = false
            if case .failure = result { context.close(promise: nil) }
        }
    }

    private func scheduleEnquiry(_ context: ChannelHandlerContext) {
        enquiry = schedule(rules.enquiryInterval.amount) {
            self.enquire(context)
            self.scheduleEnquiry(context)
        }
    }

    private func schedule(
        _ time: TimeAmount,
        _ work: @escaping () -> Void
    ) -> Scheduled<Void> {
        loop.assumeIsolated().scheduleTask(in: time, work)
    }
}
