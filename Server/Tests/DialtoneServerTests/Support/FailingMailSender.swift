import DialtoneModel

/// A configured mail server that refuses all mail.
struct FailingMailSender: MailSender {
    struct Failure: Error {}

    func send(_ mail: OutgoingMail) async throws {
        throw Failure()
    }
}
