import NIOSSL

/// The behavior of the mail server in one test.
struct MailServerScript: Sendable {
    enum Encryption: Sendable {
        case none
        case atOnce(NIOSSLContext)
        case onRequest(NIOSSLContext)
    }

    /// A reaction that replaces the usual reply to a command.
    enum Reaction: Sendable {
        case reply(String)
        case silence
        case hangUp
    }

    var greeting = Reaction.reply("220 mail.example ESMTP")
    var encryption = Encryption.none

    /// The extensions in the reply to `EHLO`, besides `STARTTLS`.
    var extensions = ["8BITMIME", "SMTPUTF8", "ENHANCEDSTATUSCODES"]

    /// The extensions in the reply to `EHLO` before encryption only.
    var extensionsInTheClear: [String] = []

    /// The reactions by the beginning of a command; `.` is the end of a mail.
    var reactions: [String: Reaction] = [:]

    /// Unencrypted bytes that are sent directly after the reply to `STARTTLS`.
    var injected = ""

    /// The accepted credentials, in base64 as in `AUTH PLAIN`.
    var credentials: String?

    init(_ adjust: (inout Self) -> Void = { _ in }) {
        adjust(&self)
    }
}
