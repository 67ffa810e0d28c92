package import DialtoneBasics

/// Delivers mail.
package protocol MailSender: Sendable {
    /// Sends `mail`; returns once the mail server has accepted it.
    ///
    /// If it throws, no server accepted the mail.
    func send(_ mail: OutgoingMail) async throws

    /// Throws if no mail can be sent at the moment, to any recipient.
    func checkAvailability() throws(Refusal)

    /// The mails that wait to be delivered; `nil` if the sender has no queue.
    var queue: QueueState? { get }
}

extension MailSender {
    package func checkAvailability() throws(Refusal) {}

    package var queue: QueueState? { nil }
}
