/// Delivers mail to operators.
package protocol OperatorMailSender: Sendable {
    /// Returns once a mail server has accepted `mail`.
    func deliver(_ mail: OperatorMail) async throws
}
