import DialtoneBasics
@testable import DialtoneMail
import DialtoneModel
import DialtoneTestSupport
import Foundation
import Testing

/// Delivery to a server that is not encrypted; ``SMTPEncryptionTests`` has the others.
struct SMTPClientTests {
    /// Longer than any busy machine takes, for the tests in which time must not run out.
    static let patience = TimeSpan.minutes(5)

    /// Runs out while the server is silent; the connection itself gets ``patience``.
    static let impatience = TimeSpan.seconds(3)

    static func client(
        to port: Int,
        credentials: SMTPServerSettings.Credentials? = nil,
        timeout: TimeSpan = patience,
        idleLimit: TimeSpan = patience
    ) throws -> SMTPClient {
        try SMTPClient(
            SMTPServerSettings(
                host: "127.0.0.1",
                port: port,
                security: .none,
                credentials: credentials,
                connectTimeout: patience,
                timeout: timeout,
                idleLimit: idleLimit
            )
        )
    }

    /// What became of one mail, and what the server saw of it.
    private func deliver(
        _ mail: OutgoingMail = .sample(),
        to script: MailServerScript,
        credentials: SMTPServerSettings.Credentials? = nil,
        timeout: TimeSpan = patience
    ) async throws -> (failure: MailFailure?, record: MailServer.Record) {
        try await MailServer.with(script) { server in
            let client = try Self.client(
                to: server.port,
                credentials: credentials,
                timeout: timeout
            )
            let failure = await client.failure(of: try MailComposer.sample().compose(mail))
            await client.shutDown()
            return (failure, server.record)
        }
    }

    @Test func `a mail arrives as composed`() async throws {
        let envelope = try MailComposer.sample().compose(.sample())
        let (failure, record) = try await deliver(to: MailServerScript())
        #expect(failure == nil)
        #expect(
            record.mails == [
                MailServer.Mail(
                    from: "no-reply@acme.example",
                    to: "ada@example.com",
                    content: envelope.content
                )
            ]
        )
        #expect(record.commands.first == "EHLO [127.0.0.1]")
    }

    @Test func `lines that start with a dot arrive unchanged`() async throws {
        let address = try #require(MailAddress("a@b.example"))
        let content = "Subject: x\r\n\r\n.\r\n..\r\n.QUIT\r\nend"
        let envelope = SMTPEnvelope(sender: address, recipient: address, content: content)
        try await MailServer.with(MailServerScript()) { server in
            let client = try Self.client(to: server.port)
            try await client.deliver(envelope)
            await client.shutDown()
            #expect(server.record.mails.map(\.content) == [content + "\r\n"])
        }
    }

    @Test func `one connection is used for several mails in turn`() async throws {
        try await MailServer.with(MailServerScript()) { server in
            let client = try Self.client(to: server.port)
            let envelope = try MailComposer.sample().compose(.sample())
            for _ in 0..<5 { try await client.deliver(envelope) }
            await client.shutDown()
            #expect(server.record.mails.count == 5)
            #expect(server.record.connectionCount == 1)
            await server.waitUntil { $0.openCount == 0 }
        }
    }

    @Test func `many mails at once share a few connections`() async throws {
        try await MailServer.with(MailServerScript()) { server in
            let client = try Self.client(to: server.port)
            let envelope = try MailComposer.sample().compose(.sample())
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<40 { group.addTask { try await client.deliver(envelope) } }
                try await group.waitForAll()
            }
            await client.shutDown()
            #expect(server.record.mails.count == 40)
            #expect((1...4).contains(server.record.connectionCount))
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `an idle connection is closed`() async throws {
        try await MailServer.with(MailServerScript()) { server in
            let client = try Self.client(
                to: server.port,
                idleLimit: TimeSpan(milliseconds: 50)
            )
            let envelope = try MailComposer.sample().compose(.sample())
            try await client.deliver(envelope)
            await server.waitUntil { $0.openCount == 0 }
            try await client.deliver(envelope)
            await client.shutDown()
            #expect(server.record.connectionCount == 2)
        }
    }

    @Test func `a mail is not lost if the server closed an idle connection`() async throws {
        let script = MailServerScript { $0.reactions["RSET"] = .hangUp }
        try await MailServer.with(script) { server in
            let client = try Self.client(to: server.port)
            let envelope = try MailComposer.sample().compose(.sample())
            for _ in 0..<3 { try await client.deliver(envelope) }
            await client.shutDown()
            #expect(server.record.mails.count == 3)
            #expect(server.record.connectionCount == 3)
        }
    }

    @Test(arguments: [
        ("MAIL", SMTPStep.sender), ("RCPT", .recipient), ("DATA", .content), (".", .content),
    ])
    func `a refusal has its step and status, and 4xx is temporary`(
        command: String,
        step: SMTPStep
    ) async throws {
        for (reply, code, status) in [
            ("451 4.7.1 Later, ada@example.com", 451, "4.7.1"), ("550 5.1.1 Nobody", 550, "5.1.1"),
        ] {
            let script = MailServerScript { $0.reactions[command] = .reply(reply) }
            let (failure, record) = try await deliver(to: script)
            #expect(failure == .refused(step, code: code, status: status))
            #expect(failure?.isTemporary == (code < 500))
            #expect(record.mails.isEmpty)
            #expect(!"\(String(describing: failure))".contains("ada"))
        }
    }

    @Test func `after a refused mail the connection is used for the next one`() async throws {
        let script = MailServerScript { $0.reactions["RCPT TO:<eve"] = .reply("550 No") }
        try await MailServer.with(script) { server in
            let client = try Self.client(to: server.port)
            let composer = try MailComposer.sample()
            let refused = try composer.compose(.sample(to: "eve@example.com"))
            let failure = await client.failure(of: refused)
            #expect(failure == .refused(.recipient, code: 550, status: nil))
            try await client.deliver(composer.compose(.sample()))
            await client.shutDown()
            #expect(server.record.mails.map(\.to) == ["ada@example.com"])
            #expect(server.record.connectionCount == 1)
        }
    }

    @Test(.timeLimit(.minutes(60)), arguments: ["EHLO", "MAIL", "RCPT", "DATA", "."])
    func `a server that falls silent causes a timeout`(command: String) async throws {
        let script = MailServerScript { $0.reactions[command] = .silence }
        let (failure, record) = try await deliver(
            to: script,
            timeout: Self.impatience
        )
        guard case .timedOut = failure else {
            Issue.record("expected a timeout, got \(String(describing: failure))")
            return
        }
        #expect(record.mails.isEmpty)
    }

    @Test(.timeLimit(.minutes(60)))
    func `a server that sends no greeting causes a timeout`() async throws {
        let script = MailServerScript { $0.greeting = .silence }
        let (failure, _) = try await deliver(to: script, timeout: Self.impatience)
        #expect(failure == .timedOut(.greeting))
    }

    @Test(arguments: ["EHLO", "MAIL", "RCPT", "DATA", "."])
    func `a broken connection is a temporary failure`(command: String) async throws {
        let script = MailServerScript { $0.reactions[command] = .hangUp }
        let (failure, _) = try await deliver(to: script)
        guard case .hungUp = failure else {
            Issue.record("expected a broken connection, got \(String(describing: failure))")
            return
        }
        #expect(failure?.isTemporary == true)
    }

    @Test(arguments: [
        "SSH-2.0-OpenSSH_9.2", "99 nobody", "250-never\r\n251 the same",
        String(repeating: "a", count: 10_000),
        String(repeating: "250-more\r\n", count: 1_000),
    ])
    func `a server that does not speak SMTP is a failure`(greeting: String) async throws {
        let script = MailServerScript { $0.greeting = .reply(greeting) }
        let (failure, record) = try await deliver(to: script)
        guard case .badReply = failure else {
            Issue.record("expected no SMTP, got \(String(describing: failure))")
            return
        }
        #expect(record.mails.isEmpty)
    }

    @Test func `an unexpected reply ends the connection`() async throws {
        let script = MailServerScript { $0.greeting = .reply("220 hello\r\n250 hello again") }
        let (failure, record) = try await deliver(to: script)
        #expect(failure != nil)
        #expect(record.mails.isEmpty)
    }

    @Test func `a refused connection is reported as unreachable`() async throws {
        let failure = try await LoopbackPorts.withRefusing { port in
            let client = try Self.client(to: port)
            return await client.failure(of: try MailComposer.sample().compose(.sample()))
        }
        guard case .unreachable = failure else {
            Issue.record("a closed port took a mail")
            return
        }
    }

    @Test func `a non-ASCII address is sent only to a server that supports it`() async throws {
        let mail = OutgoingMail.sample(to: "jörg@bücher.example")
        let (failure, record) = try await deliver(mail, to: MailServerScript())
        #expect(failure == nil)
        #expect(record.mails.map(\.to) == ["jörg@bücher.example"])
        #expect(record.commands.contains { $0.hasSuffix("BODY=8BITMIME SMTPUTF8") })
        let (refusal, nothing) = try await deliver(
            mail,
            to: MailServerScript { $0.extensions = ["8BITMIME"] }
        )
        #expect(refusal == .unsupportedAddress)
        #expect(nothing.mails.isEmpty)
    }
}

extension SMTPClient {
    /// Why a mail did not go out; `nil` if it did.
    func failure(of envelope: SMTPEnvelope) async -> MailFailure? {
        do {
            try await deliver(envelope)
            return nil
        } catch {
            return error as? MailFailure
        }
    }
}
