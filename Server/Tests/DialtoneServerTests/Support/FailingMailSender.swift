import DialtoneCore

/// A mail server that takes no mail, although one is configured.
struct FailingMailSender: MailSender {
    struct Failure: Error {}

    func send(_ mail: OutgoingMail) async throws {
        throw Failure()
    }
}
