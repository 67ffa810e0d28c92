/// Delivers mail.
package protocol MailSender: Sendable {
    /// Sends `mail`; returns once the mail server has accepted it.
    ///
    /// If it throws, no server accepted the mail.
    func send(_ mail: OutgoingMail) async throws

    /// Throws if no mail can be sent at the moment, to any recipient.
    func checkAvailability() throws(Refusal)
}

extension MailSender {
    package func checkAvailability() throws(Refusal) {}
}
