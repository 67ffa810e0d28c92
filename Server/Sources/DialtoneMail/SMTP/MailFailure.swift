/// Why an email was not sent.
package enum MailFailure: Error, Hashable {
    /// The server cannot be reached; the text is the type of the error.
    case unreachable(String)
    case timedOut(SMTPStep)
    /// The connection was closed.
    case connectionClosed(SMTPStep)
    /// The server sent no valid SMTP reply.
    case badReply(SMTPStep)
    /// The server's certificate is not trusted or belongs to another host.
    case untrusted
    /// The server does not offer encryption, which the configuration requires.
    case noEncryption
    /// The server offers no supported authentication mechanism.
    case noAuthentication
    /// The server rejected a command, with this code and optionally an enhanced status code.
    case refused(SMTPStep, code: Int, status: String?)
    /// An address is invalid, or a field has characters that could end its header.
    case malformed
    /// The address has non-ASCII characters, which the server does not support.
    case unsupportedAddress
    /// The outbox is full.
    case outboxFull

    /// The failure for traces: the server's code, or the name of what happened.
    var kind: String {
        switch self {
        case .unreachable: "unreachable"
        case .timedOut: "timedOut"
        case .connectionClosed: "connectionClosed"
        case .badReply: "badReply"
        case .untrusted: "untrusted"
        case .noEncryption: "noEncryption"
        case .noAuthentication: "noAuthentication"
        case .refused(_, let code, _): "\(code)"
        case .malformed: "malformed"
        case .unsupportedAddress: "unsupportedAddress"
        case .outboxFull: "outboxFull"
        }
    }

    /// Whether sending the same email again later may succeed without any change.
    package var isTemporary: Bool {
        switch self {
        case .unreachable, .timedOut, .connectionClosed, .outboxFull: true
        case .refused(_, let code, _): code < 500
        case .badReply, .untrusted, .noEncryption, .noAuthentication, .malformed,
            .unsupportedAddress:
            false
        }
    }
}
