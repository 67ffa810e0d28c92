import DialtoneBasics
import DialtoneTestSupport
@testable import DialtoneMail
import DialtoneModel
import DialtoneTracing
import InMemoryLogging
import Logging
import Testing
import Tracing

struct MailOutboxTests {
    private func withOutbox(
        to port: Int,
        capacity: Int = 100,
        pause: JumpingClock = JumpingClock(),
        log: InMemoryLogHandler = InMemoryLogHandler(),
        _ body: (MailOutbox<JumpingClock>) async throws -> Void
    ) async throws {
        let outbox = MailOutbox(
            composer: try MailComposer.sample(),
            client: try SMTPClientTests.client(to: port),
            capacity: capacity,
            ticks: pause,
            logger: Logger(label: "test") { _ in log }
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await outbox.run() }
            do {
                try await body(outbox)
            } catch {
                outbox.finish()
                throw error
            }
            outbox.finish()
            try await group.waitForAll()
        }
    }

    @Test func `a mail is accepted at once and then delivered`() async throws {
        try await MailServer.with(MailServerScript()) { server in
            try await withOutbox(to: server.port) { outbox in
                try await outbox.send(.sample())
                await server.waitUntil { $0.mails.count >= 1 }
            }
        }
    }

    @Test func `a test mail is sent at once, and its refusal is reported`() async throws {
        try await MailServer.with(MailServerScript()) { server in
            try await withOutbox(to: server.port) { outbox in
                let refusal = try await outbox.sendTest(.sample())
                #expect(refusal == nil)
                #expect(server.record.mails.count == 1)
            }
        }
        let script = MailServerScript { $0.reactions["MAIL"] = .reply("553 5.7.1 Not yours") }
        try await MailServer.with(script) { server in
            try await withOutbox(to: server.port) { outbox in
                let problem = try await outbox.sendTest(.sample())
                #expect(problem == "The mail server refused the sender with code 553 (5.7.1).")
                #expect(server.record.mails.isEmpty)
            }
        }
    }

    @Test func `accepted mails are delivered before the outbox ends`() async throws {
        try await MailServer.with(MailServerScript()) { server in
            try await withOutbox(to: server.port) { outbox in
                for _ in 0..<20 { try await outbox.send(.sample()) }
            }
            #expect(server.record.mails.count == 20)
        }
    }

    @Test func `a temporarily refused mail is retried after growing pauses`()
        async throws
    {
        let script = MailServerScript { $0.reactions["RCPT"] = .reply("450 4.2.0 Gray") }
        let clock = JumpingClock()
        let log = InMemoryLogHandler()
        try await MailServer.with(script) { server in
            try await withOutbox(to: server.port, pause: clock, log: log) { outbox in
                try await outbox.send(.sample())
                await server.waitUntil { $0.commands.count { $0.hasPrefix("RCPT") } == 5 }
            }
        }
        #expect(clock.pauses == [.seconds(5), .seconds(30), .seconds(120), .seconds(600)])
        #expect(log.entries.count == 1)
        let line = log.entries.map { "\($0.message) \($0.metadata)" }.joined()
        #expect(line.contains("resetPassword") && line.contains("4.2.0"))
        #expect(!line.contains("ada") && !line.contains("s3cret"))
    }

    @Test func `a permanently refused mail is not retried`() async throws {
        let script = MailServerScript { $0.reactions["RCPT"] = .reply("550 5.1.1 Nobody") }
        let log = InMemoryLogHandler()
        try await MailServer.with(script) { server in
            try await withOutbox(to: server.port, log: log) { try await $0.send(.sample()) }
            #expect(server.record.commands.count { $0.hasPrefix("RCPT") } == 1)
        }
        #expect(log.entries.count == 1)
    }

    @Test func `a mail is a span of its request, with the server's code and no address`()
        async throws
    {
        let queue = SpanQueue()
        let tracer = NodeTracer(ratio: Reloadable(1), random: .seeded(3)) { queue.add($0) }
        let script = MailServerScript { $0.reactions["RCPT"] = .reply("550 5.1.1 Nobody") }
        try await MailServer.with(script) { server in
            try await withOutbox(to: server.port) { outbox in
                try await tracer.withSpan("request") { _ in try await outbox.send(.sample()) }
            }
        }
        let spans = queue.take(upTo: .max)
        try #require(spans.count == 2)
        let request = try #require(spans.first { $0.name == "request" })
        let mail = try #require(spans.first { $0.name == "SMTP" })
        #expect(mail.parent == request.place.span)
        #expect(mail.hasFailed)
        #expect(
            mail.attributes.map { "\($0.name) \($0.value)" } == [
                #"error.type text("550")"#, #"network.protocol.name text("smtp")"#,
                #"server.address text("127.0.0.1")"#,
            ]
        )
    }

    @Test func `a full outbox refuses mails, and accepts them again once it has space`()
        async throws
    {
        try await MailServer.with(MailServerScript()) { server in
            let outbox = MailOutbox(
                composer: try MailComposer.sample(),
                client: try SMTPClientTests.client(to: server.port),
                capacity: 2,
                ticks: JumpingClock(),
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            )
            for _ in 0..<2 { try await outbox.send(.sample()) }
            await #expect(throws: MailFailure.outboxFull) { try await outbox.send(.sample()) }
            #expect(throws: Refusal.mailNotSent) { try outbox.checkAvailability() }
            outbox.finish()
            await outbox.run()
            #expect(throws: Never.self) { try outbox.checkAvailability() }
            #expect(server.record.mails.count == 2)
        }
    }

    @Test func `one project's flood leaves space for the mails of others`() async throws {
        try await MailServer.with(MailServerScript()) { server in
            let outbox = MailOutbox(
                composer: try MailComposer.sample(),
                client: try SMTPClientTests.client(to: server.port),
                capacity: 8,
                ticks: JumpingClock(),
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            )
            for _ in 0..<6 { try await outbox.send(.sample(of: "flood")) }
            await #expect(throws: MailFailure.outboxFull) {
                try await outbox.send(.sample(of: "flood"))
            }
            for _ in 0..<2 { try await outbox.send(.sample(of: "shop")) }
            await #expect(throws: MailFailure.outboxFull) {
                try await outbox.send(.sample(of: "shop"))
            }
            outbox.finish()
            await outbox.run()
            #expect(server.record.mails.count == 8)
        }
    }

    @Test func `a malformed mail is refused at once`() async throws {
        try await MailServer.with(MailServerScript()) { server in
            try await withOutbox(to: server.port) { outbox in
                await #expect(throws: MailFailure.malformed) {
                    try await outbox.send(.sample(subject: "Hello\r\nBcc: eve@evil.example"))
                }
            }
            #expect(server.record.commands.isEmpty)
        }
    }
}
