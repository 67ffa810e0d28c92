import DialtoneBasics
@testable import DialtoneFlows
import DialtoneMail
@testable import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import Foundation
import InMemoryLogging
import Logging
import Testing

/// Tests mails to operators from the database to a real mail server.
struct OperatorMailTests {
    private static let project = ProjectID(rawValue: "shop")

    private struct Setting {
        let store: any DataStore
        let clock: StoppedClock
        let deliverer: OperatorMailDeliverer
        let log: InMemoryLogHandler

        var mails: [OperatorMail] {
            get async throws {
                try await store.read { try $0.operatorMails(of: project, limit: 100) }
            }
        }
    }

    private func withSetting(
        on engine: StoreEngine,
        mailServer script: MailServerScript,
        mailTo: [String],
        _ body: (Setting, MailServer) async throws -> Void
    ) async throws {
        try await MailServer.with(script) { server in
            try await engine.withStore { store in
                let clock = StoppedClock()
                let log = InMemoryLogHandler()
                let logger = Logger(label: "test") { _ in log }
                let outbox = MailOutbox(
                    composer: try MailComposer.sample(),
                    client: try SMTPClientTests.client(to: server.port),
                    ticks: JumpingClock(),
                    logger: logger
                )
                let deliverer = OperatorMailDeliverer(
                    store: store,
                    sender: outbox,
                    clock: clock.serverClock,
                    random: .seeded(1),
                    logger: logger
                )
                try await Self.alert(mailTo, in: store)
                try await body(
                    Setting(store: store, clock: clock, deliverer: deliverer, log: log),
                    server
                )
            }
        }
    }

    /// Inserts a project with one alert to `recipients`.
    private static func alert(_ recipients: [String], in store: any DataStore) async throws {
        var settings = ProjectSettings()
        settings.alerts.mailTo = recipients
        let project = Project(
            id: project,
            number: 1,
            displayName: "Shop",
            settings: settings,
            createdAt: StoppedClock.start
        )
        try await store.write { data in
            guard try data.insert(project) else { return }
            try AlertOutbox.add(.sample(of: project.id), to: [project], in: data)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an alert is sent to every operator once, by any node`(engine: StoreEngine) async throws {
        let recipients = ["ops@example.com", "night@example.com"]
        try await withSetting(on: engine, mailServer: MailServerScript(), mailTo: recipients) {
            setting,
            server in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    group.addTask { try await setting.deliverer.deliverDue() }
                }
                try await group.waitForAll()
            }
            #expect(server.record.mails.map(\.to).sorted() == recipients.sorted())
            let mails = try await setting.mails
            #expect(mails.count == 2)
            #expect(mails.allSatisfy { $0.state == .delivered && $0.attempts == 1 })
            #expect(try await setting.deliverer.deliverDue() == 0)
            let content = try #require(server.record.mails.first?.content)
            #expect(
                content.contains("Subject: Messages of project shop: messages to a prefix are held")
            )
            let text = try #require(Self.parts(of: content).first)
            #expect(text.contains("PREFIX +4915112 gets no messages."))
            #expect(text.contains("dialtone guard holds list --project shop"))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a mail that the server refuses temporarily is kept and retried`(
        engine: StoreEngine
    ) async throws {
        let script = MailServerScript { $0.reactions["RCPT"] = .reply("450 4.2.0 Gray") }
        try await withSetting(on: engine, mailServer: script, mailTo: ["ops@example.com"]) {
            setting,
            server in
            #expect(try await setting.deliverer.deliverDue() == 1)
            #expect(try await setting.deliverer.deliverDue() == 0)
            setting.clock.advance(by: .seconds(7))
            #expect(try await setting.deliverer.deliverDue() == 1)
            let mail = try #require(try await setting.mails.first)
            #expect(mail.state == .pending)
            #expect(mail.attempts == 2)
            #expect(mail.lastError?.contains("4.2.0") == true)
            #expect(server.record.mails.isEmpty)
            let lines = setting.log.entries.map { "\($0.message) \($0.metadata)" }.joined()
            #expect(!lines.contains("ops@example.com"))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a mail is sent by another node if the first one stops`(engine: StoreEngine) async throws {
        try await withSetting(
            on: engine,
            mailServer: MailServerScript(),
            mailTo: ["ops@example.com"]
        ) { setting, server in
            let now = setting.clock.now
            let taken = try await setting.store.write {
                try $0.claimOperatorMails(
                    dueAt: now,
                    until: now + OperatorMail.lease,
                    limit: 10
                )
            }
            #expect(taken.count == 1)
            #expect(try await setting.deliverer.deliverDue() == 0)
            setting.clock.advance(by: OperatorMail.lease)
            #expect(try await setting.deliverer.deliverDue() == 1)
            #expect(server.record.mails.count == 1)
        }
    }

    /// The decoded parts of a mail, its text first.
    private static func parts(of content: String) -> [String] {
        content.replacing("\r\n", with: "\n").components(separatedBy: "\n\n").compactMap { block in
            Data(base64Encoded: block.components(separatedBy: "\n--")[0].replacing("\n", with: ""))
                .map { String(decoding: $0, as: UTF8.self) }
        }
        .filter { !$0.isEmpty }
    }
}

extension SendAlert {
    fileprivate static func sample(of project: ProjectID) -> SendAlert {
        SendAlert(
            projectID: project,
            kind: .holdStarted,
            dimension: SendDimension(.prefix, "+4915112"),
            rule: SendRule(.budget, .prefix, .day),
            detail: "PREFIX +4915112 gets no messages.",
            at: StoppedClock.start,
            period: StoppedClock.start
        )
    }
}
