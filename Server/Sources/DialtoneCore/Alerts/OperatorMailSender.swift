/// Delivers mail to operators.
package protocol OperatorMailSender: Sendable {
    /// Returns once a mail server has taken `mail`, so that whoever asked need not keep it.
    func deliver(_ mail: OperatorMail) async throws
}
