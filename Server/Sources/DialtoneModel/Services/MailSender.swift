/// Delivers mail.
package protocol MailSender: Sendable {
    /// Sends `mail`, or queues it for delivery.
    ///
    /// If it throws, the mail is not sent.
    func send(_ mail: OutgoingMail) async throws

    /// Sends `mail` without a queue or retries.
    ///
    /// Returns why the mail server has not accepted it; `nil` if it has.
    func sendTest(_ mail: OutgoingMail) async throws -> String?

    /// Throws if no mail can be sent at the moment, to any recipient.
    func checkAvailability() throws(Refusal)

    /// Returns why mails do not have the sender address `from`; `nil` if they have.
    func problem(withSender from: String) -> String?
}

extension MailSender {
    package func checkAvailability() throws(Refusal) {}

    package func sendTest(_ mail: OutgoingMail) async throws -> String? {
        try await send(mail)
        return nil
    }

    package func problem(withSender from: String) -> String? { nil }
}
