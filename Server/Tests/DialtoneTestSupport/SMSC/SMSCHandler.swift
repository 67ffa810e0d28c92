import DialtoneSMPP
import NIOCore

/// An event that makes a connection send the responses that it held back.
struct AnswerHeld: Sendable {}

/// One client's connection to a ``VirtualSMSC``.
final class SMSCHandler: ChannelInboundHandler {
    typealias InboundIn = SMPPFrame
    typealias OutboundOut = ByteBuffer

    private let exchange: SMSCExchange
    private var number = 0
    private var kind: SMPPBindKind?
    private var held: [() -> Void] = []
    private var flood: SMSCFlood?

    init(_ exchange: SMSCExchange) {
        self.exchange = exchange
    }

    func channelActive(context: ChannelHandlerContext) {
        number = exchange.connect(context.channel)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        exchange.disconnect(number)
        context.fireChannelInactive()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        flood?.goOn()
        context.fireChannelWritabilityChanged()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is AnswerHeld else { return context.fireUserInboundEventTriggered(event) }
        let answers = held
        held = []
        for answer in answers { answer() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .pdu(let pdu): serve(pdu, context)
        case .malformed(let pdu):
            write(SMPPPDU(.genericNack, status: pdu.status, sequence: pdu.sequence), context)
        }
    }

    private func serve(_ pdu: SMPPPDU, _ context: ChannelHandlerContext) {
        switch pdu.operation {
        case .bind(let kind, let credentials):
            bind(kind, credentials, pdu.sequence, context)
        case .submit(let message) where kind?.transmits == true:
            take(message, pdu.sequence, context)
        case .submit:
            respond(.submitResponse(messageID: ""), pdu.sequence, context, .wrongBindState)
        case .enquireLink:
            exchange.record.change { $0.enquiryCount += 1 }
            if exchange.plan.value.answersEnquiries {
                respond(.enquireLinkResponse, pdu.sequence, context)
            }
        case .unbind:
            exchange.record.change { $0.unbindCount += 1 }
            respond(.unbindResponse, pdu.sequence, context)
            context.close(promise: nil)
        case .deliverResponse:
            exchange.record.change { $0.acknowledgedCount += 1 }
        case .genericNack:
            exchange.record.change { $0.nacks.append(pdu.status) }
        case .bindResponse, .submitResponse, .unbindResponse, .enquireLinkResponse:
            break
        case .deliver, .other:
            respond(.genericNack, pdu.sequence, context, .invalidCommand)
        }
    }

    private func bind(
        _ kind: SMPPBindKind,
        _ credentials: SMPPCredentials,
        _ sequence: UInt32,
        _ context: ChannelHandlerContext
    ) {
        let response = SMPPOperation.bindResponse(kind, systemID: "VirtualSMSC")
        if let refusal = exchange.refusal(of: credentials, as: kind) {
            return respond(response, sequence, context, refusal)
        }
        react(exchange.plan.value.onBind, to: sequence, context) {
            self.kind = kind
            self.exchange.bind(self.number, as: kind)
            self.respond(response, sequence, context)
            self.flood = SMSCFlood(exchange: self.exchange, on: context.channel)
            self.flood?.goOn()
        } refuse: { status in
            self.respond(response, sequence, context, status)
        }
    }

    private func take(
        _ message: SMPPMessage,
        _ sequence: UInt32,
        _ context: ChannelHandlerContext
    ) {
        let (submission, reaction) = exchange.take(message, on: number)
        react(reaction, to: sequence, context) {
            self.accept(submission, sequence, context)
        } refuse: { status in
            self.exchange.answered(on: self.number)
            self.respond(.submitResponse(messageID: ""), sequence, context, status)
        }
    }

    private func accept(
        _ submission: SMSCSubmission,
        _ sequence: UInt32,
        _ context: ChannelHandlerContext
    ) {
        exchange.answered(on: number)
        let (plan, exchange) = (exchange.plan.value, exchange)
        let id = plan.idForm.text(submission.idNumber)
        let receipt = SMSCReceipt(submission, plan.finalState).message(by: plan)
        let isAsked = submission.message.receiptRequest & 1 != 0
        if isAsked, case .beforeResponse = plan.receipts { exchange.deliver(receipt) }
        respond(.submitResponse(messageID: id), sequence, context)
        guard isAsked else { return }
        switch plan.receipts {
        case .held, .beforeResponse: break
        case .atOnce: exchange.deliver(receipt)
        case .after(let time):
            context.eventLoop.scheduleTask(in: time) { exchange.deliver(receipt) }
        }
    }

    private func react(
        _ reaction: SMSCReaction,
        to sequence: UInt32,
        _ context: ChannelHandlerContext,
        accept: @escaping () -> Void,
        refuse: (SMPPStatus) -> Void
    ) {
        switch reaction {
        case .accept: accept()
        case .acceptAfter(let time):
            _ = context.eventLoop.assumeIsolated().scheduleTask(in: time, accept)
        case .acceptWhenTold: held.append(accept)
        case .refuse(let status): refuse(status)
        case .silence: break
        case .hangUp, .takeAndHangUp: context.close(promise: nil)
        case .octets(let octets):
            let buffer = ByteBuffer(bytes: octets(sequence))
            context.writeAndFlush(wrapOutboundOut(buffer), promise: nil)
        }
    }

    private func respond(
        _ operation: SMPPOperation,
        _ sequence: UInt32,
        _ context: ChannelHandlerContext,
        _ status: SMPPStatus = .ok
    ) {
        write(SMPPPDU(operation, status: status, sequence: sequence), context)
    }

    private func write(_ pdu: SMPPPDU, _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(pdu.encoded), promise: nil)
    }
}
