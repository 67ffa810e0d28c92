import DialtoneModel
import DialtoneTracing

/// Sends mails to operators, each in a trace of its own: no request waits for them.
struct TracedOperatorMails: OperatorMailSender {
    let sender: any OperatorMailSender
    let tracer: NodeTracer

    func deliver(_ mail: OperatorMail) async throws {
        try await tracer.whileAvailable { try await sender.deliver(mail) }
    }
}
