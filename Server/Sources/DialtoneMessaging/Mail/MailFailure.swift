/// Why a mail did not go out.
package enum MailFailure: Error, Hashable {
    /// Nobody could be connected to; the text is the error's type.
    case unreachable(String)
    case timedOut(SMTPStep)
    /// The connection broke.
    case hungUp(SMTPStep)
    /// What came back is no SMTP reply.
    case badReply(SMTPStep)
    /// The server's certificate is not to be trusted, or is another host's.
    case untrusted
    /// The server offers no encryption, and the operator did not say that it needs none.
    case noEncryption
    /// The server offers no way to sign in that is known here.
    case noAuthentication
    /// The server said no, with this code and, where it gave one, this enhanced status.
    case refused(SMTPStep, code: Int, status: String?)
    /// An address is none, or a field holds what could end its header.
    case malformed
    /// The address has letters beyond ASCII, and the server takes none.
    case unsupportedAddress
    /// Too many mails wait already.
    case outboxFull

    /// Whether the same mail may go through later, without anybody changing anything.
    package var isTemporary: Bool {
        switch self {
        case .unreachable, .timedOut, .hungUp, .outboxFull: true
        case .refused(_, let code, _): code < 500
        case .badReply, .untrusted, .noEncryption, .noAuthentication, .malformed,
            .unsupportedAddress:
            false
        }
    }
}
