import NIOSSL

/// How the mail server of one test behaves.
struct MailServerScript: Sendable {
    enum Encryption: Sendable {
        case none
        case atOnce(NIOSSLContext)
        case onRequest(NIOSSLContext)
    }

    /// What happens instead of the usual reply to a command.
    enum Reaction: Sendable {
        case reply(String)
        case silence
        case hangUp
    }

    var greeting = Reaction.reply("220 mail.example ESMTP")
    var encryption = Encryption.none

    /// What `EHLO` offers, besides `STARTTLS` where it applies.
    var extensions = ["8BITMIME", "SMTPUTF8", "ENHANCEDSTATUSCODES"]

    /// What `EHLO` offers before encryption only.
    var extensionsInTheClear: [String] = []

    /// By the beginning of a command; `.` is the end of a mail.
    var reactions: [String: Reaction] = [:]

    /// Sent right behind the agreement to encrypt, in the clear.
    var injected = ""

    /// Who may sign in, in base64 as `AUTH PLAIN` has it.
    var credentials: String?

    init(_ adjust: (inout Self) -> Void = { _ in }) {
        adjust(&self)
    }
}
