import Foundation
import NIOCore
import NIOSSL

/// The start of an SMTP session: greeting, encryption and authentication.
struct SMTPHello {
    let channel: any Channel
    let settings: SMTPServerSettings

    func exchange(
        after greeting: EventLoopFuture<SMTPReply>,
        tls: NIOSSLContext?
    ) async throws -> SMTPExtensions {
        try await greeting.get().check(.greeting)
        var extensions = try await sayHello()
        if settings.security == .startTLS {
            // Without this check, an attacker who removes the offer could read the email.
            guard extensions.startsTLS, let tls else { throw MailFailure.noEncryption }
            try await say("STARTTLS", .encryption).check(.encryption)
            try await encrypt(tls)
            // The unencrypted reply may be forged, so the server is asked again.
            extensions = try await sayHello()
        }
        if let credentials = settings.credentials {
            try await signIn(with: credentials, extensions)
        }
        return extensions
    }

    private func sayHello() async throws -> SMTPExtensions {
        let reply = try await say("EHLO \(clientName)", .hello)
        try reply.check(.hello)
        return SMTPExtensions(reply)
    }

    /// The client's address as a literal, which needs no host name (RFC 5321, section 4.1.3).
    private var clientName: String {
        let address = channel.localAddress?.ipAddress ?? "127.0.0.1"
        return address.contains(":") ? "[IPv6:\(address)]" : "[\(address)]"
    }

    private func encrypt(_ tls: NIOSSLContext) async throws {
        let done = channel.eventLoop.makePromise(of: Void.self)
        let request = SMTPRequest.encrypt(
            tls,
            host: settings.serverName,
            timeout: settings.replyTimeout,
            done: done
        )
        // On a closed channel the handler is gone, and only the write itself fails.
        channel.writeAndFlush(request)
            .whenFailure { _ in done.fail(MailFailure.connectionClosed(.encryption)) }
        try await done.futureResult.get()
    }

    private func signIn(
        with credentials: SMTPServerSettings.Credentials,
        _ extensions: SMTPExtensions
    ) async throws {
        if extensions.authenticates(by: "PLAIN") {
            let response = Self.base64("\0\(credentials.username)\0\(credentials.password)")
            try await say("AUTH PLAIN \(response)", .authentication)
                .check(.authentication, expecting: 235)
        } else if extensions.authenticates(by: "LOGIN") {
            try await say("AUTH LOGIN", .authentication).check(.authentication, expecting: 334)
            try await say(Self.base64(credentials.username), .authentication)
                .check(.authentication, expecting: 334)
            try await say(Self.base64(credentials.password), .authentication)
                .check(.authentication, expecting: 235)
        } else {
            throw MailFailure.noAuthentication
        }
    }

    private func say(_ command: String, _ step: SMTPStep) async throws -> SMTPReply {
        try await channel.say(command, step, timeout: settings.replyTimeout)
    }

    private static func base64(_ text: String) -> String {
        Data(text.utf8).base64EncodedString()
    }
}

/// The extensions that a mail server lists in its reply to `EHLO`.
struct SMTPExtensions {
    /// The parameters by keyword, in upper case.
    private let offered: [String: [String]]

    init(_ reply: SMTPReply) {
        let lines = reply.lines.dropFirst().map { $0.uppercased().split(separator: " ") }
        offered = Dictionary(
            lines.compactMap { words in
                words.first.map { (String($0), words.dropFirst().map(String.init)) }
            },
            uniquingKeysWith: +
        )
    }

    var startsTLS: Bool { offered["STARTTLS"] != nil }
    var takesUTF8: Bool { offered["SMTPUTF8"] != nil && offered["8BITMIME"] != nil }

    func authenticates(by mechanism: String) -> Bool {
        offered["AUTH"]?.contains(mechanism) == true
    }
}
