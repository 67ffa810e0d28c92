/// Delivers mail.
package protocol MailSender: Sendable {
    /// Hands `mail` to whoever delivers it; returns once they have it.
    ///
    /// Any error means that nobody took the mail.
    func send(_ mail: OutgoingMail) async throws

    /// Throws if no mail can be sent at the moment, to any recipient.
    func checkAvailability() throws(Refusal)
}

extension MailSender {
    package func checkAvailability() throws(Refusal) {}
}
