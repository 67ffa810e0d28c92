extension MailFailure {
    /// What happened, for an operator.
    var sentence: String {
        switch self {
        case .unreachable(let error): "The mail server cannot be reached (\(error))."
        case .timedOut(let step): "The mail server did not answer in time (\(step.rawValue))."
        case .connectionClosed(let step):
            "The mail server closed the connection (\(step.rawValue))."
        case .badReply(let step): "The mail server sent no valid reply (\(step.rawValue))."
        case .untrusted: "The mail server's certificate is not trusted, or is for another host."
        case .noEncryption:
            "The mail server offers no encryption, which mail.smtp.security requires."
        case .noAuthentication: "The mail server offers no supported way to authenticate."
        case .refused(let step, let code, let status):
            "The mail server refused the \(step.rawValue) with code \(code)"
                + (status.map { " (\($0))." } ?? ".")
        case .malformed: "An address or a header is not valid."
        case .unsupportedAddress:
            "The mail server does not support addresses with other letters than those of ASCII."
        case .outboxFull: "Too many e-mails are waiting."
        }
    }
}
