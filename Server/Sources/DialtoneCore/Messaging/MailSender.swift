/// Delivers mail.
package protocol MailSender: Sendable {
    /// Hands `mail` to whoever delivers it; returns once they have it.
    ///
    /// Any error means that nobody took the mail.
    func send(_ mail: OutgoingMail) async throws
}
