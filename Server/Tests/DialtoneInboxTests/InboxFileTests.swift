import DialtoneBasics
@testable import DialtoneInbox
@testable import DialtoneModel
import Crypto
import DialtoneTestSupport
import Foundation
import Synchronization
import Testing

struct InboxFileTests {
    private static let demo = ProjectID(rawValue: "demo")
    private static let key = PreparedHMAC(
        key: SymmetricKey(data: Array(repeating: UInt8(1), count: 32))
    )

    private func file(
        at path: String,
        report: @escaping @Sendable (String) -> Void = { Issue.record("\($0)") }
    ) -> InboxFile {
        InboxFile(
            path: path,
            sealing: { SessionInfo(sealing: $0, of: $1, key: Self.key) },
            report: report
        )
    }

    @Test func `messages and mails are kept across restarts with all their fields`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/inbox.jsonl"
            let sender = SenderIdentity(senderID: "Acme")
            let message = try TextMessage.sample(
                text: "Dein Code: 123456\nZweite Zeile",
                for: .secondFactorEnrollment(AccountID(rawValue: "a"))
            ).from(sender)
            let first = Inbox(file: file(at: path))
            try await first.send(message)
            try await first.send(OutgoingMail.sample())
            await first.save()

            let second = Inbox(file: file(at: path))
            let found = try #require(second.messages(of: Self.demo).first)
            #expect(second.messages(of: Self.demo).count == 1)
            #expect(found.text == message.text)
            #expect(found.wording == message.wording)
            #expect(found.phoneNumber == message.phoneNumber)
            #expect(found.code == message.code)
            let enrollment = VerificationPurpose.secondFactorEnrollment(AccountID(rawValue: "a"))
            guard case .code(_, enrollment, _) = found.content else {
                Issue.record("not the code of an enrollment")
                return
            }
            #expect(found.sender == sender)
            #expect(found.sessionID == message.sessionID)
            let sealed = SessionInfo(sealing: message.sessionID, of: Self.demo, key: Self.key)
            #expect(found.sessionInfo?.text == sealed.text)
            #expect(found.sentAt == message.sentAt)
            #expect(found.expiresAt == message.expiresAt)
            let sample = OutgoingMail.sample()
            let mail = try #require(second.mails(of: Self.demo).first)
            #expect(mail.notice == sample.notice)
            #expect(mail.content == sample.content)
            #expect(mail.recipient == sample.recipient)
            #expect(mail.sender == sample.sender)
            #expect(mail.sentAt == sample.sentAt)
        }
    }

    @Test func `a notice is kept across restarts with its link`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/inbox.jsonl"
            let sample = try TextMessage.sample()
            let action = AccountNotice.Action(code: "secret", link: "http://localhost/secret")
            let first = Inbox(file: file(at: path))
            for content in [
                TextMessage.Content.notice(.signInChanged, action),
                .notice(.secondFactorRemoved, nil),
            ] {
                try await first.send(sample.containing(content))
            }
            await first.save()
            let found = Inbox(file: file(at: path)).messages(of: Self.demo)
            #expect(found.map(\.notice) == [.signInChanged, .secondFactorRemoved])
            #expect(found.map(\.action) == [action, nil])
            #expect(found.allSatisfy { $0.code == nil && $0.sessionInfo == nil })
        }
    }

    @Test func `messages sent after a restart follow those sent before`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/inbox.jsonl"
            for text in ["one", "two", "three"] {
                let inbox = Inbox(file: file(at: path))
                try await inbox.send(TextMessage.sample(text: text))
                await inbox.save()
            }
            let inbox = Inbox(file: file(at: path))
            #expect(inbox.messages(of: Self.demo).map(\.text) == ["one", "two", "three"])
        }
    }

    @Test func `a cleared project stays empty after a restart`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/inbox.jsonl"
            let inbox = Inbox(file: file(at: path))
            try await inbox.send(TextMessage.sample(text: "a text of red", of: "red"))
            try await inbox.send(TextMessage.sample(text: "two", of: "blue"))
            inbox.clear(ProjectID(rawValue: "red"))
            await inbox.save()
            let later = Inbox(file: file(at: path))
            #expect(later.messages(of: ProjectID(rawValue: "red")).isEmpty)
            #expect(later.messages(of: ProjectID(rawValue: "blue")).map(\.text) == ["two"])
            #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("a text of red"))
        }
    }

    @Test func `the file does not grow with messages that were dropped`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/inbox.jsonl"
            let inbox = Inbox(capacity: 3, file: file(at: path))
            for number in 1...2_500 { try await inbox.send(TextMessage.sample(text: "\(number)")) }
            await inbox.save()
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text.split(separator: "\n").count <= 1_004)
            let later = Inbox(capacity: 3, file: file(at: path))
            #expect(later.messages(of: Self.demo).map(\.text) == ["2498", "2499", "2500"])
        }
    }

    @Test func `unreadable lines are dropped, and the others are kept`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/inbox.jsonl"
            let inbox = Inbox(file: file(at: path))
            try await inbox.send(TextMessage.sample(text: "one"))
            await inbox.save()
            let whole = try String(contentsOfFile: path, encoding: .utf8)
            _ = try folder.write("no JSON\n{}\n" + whole + whole.dropLast(9), to: "inbox.jsonl")
            let later = Inbox(file: file(at: path))
            try await later.send(TextMessage.sample(text: "two"))
            await later.save()
            let last = Inbox(file: file(at: path))
            #expect(last.messages(of: Self.demo).map(\.text) == ["one", "two"])
        }
    }

    @Test func `only the owner can read the file`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/inbox.jsonl"
            let inbox = Inbox(file: file(at: path))
            try await inbox.send(TextMessage.sample())
            await inbox.save()
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        }
    }

    @Test(arguments: ["inbox.jsonl", "inbox.jsonl.new"])
    func `a link in place of the file is replaced, and its target is unchanged`(
        name: String
    ) async throws {
        try await TemporaryFolder.with { folder in
            let other = try folder.write("mine", to: "other")
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(name)",
                withDestinationPath: other
            )
            let path = folder.path + "/inbox.jsonl"
            let inbox = Inbox(file: file(at: path))
            for text in ["one", "two"] { try await inbox.send(TextMessage.sample(text: text)) }
            await inbox.save()
            #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.type] as? FileAttributeType == .typeRegular)
            let later = Inbox(file: file(at: path))
            #expect(later.messages(of: Self.demo).map(\.text) == ["one", "two"])
        }
    }

    @Test func `an earlier temporary file does not affect the new one`() async throws {
        try await TemporaryFolder.with { folder in
            let draft = try folder.write("left", to: "inbox.jsonl.new")
            try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: draft)
            let path = folder.path + "/inbox.jsonl"
            let inbox = Inbox(file: file(at: path))
            try await inbox.send(TextMessage.sample(text: "one"))
            await inbox.save()
            #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("left"))
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        }
    }

    @Test func `nothing is appended through a link`() async throws {
        let reports = Mutex<[String]>([])
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/inbox.jsonl"
            let inbox = Inbox(
                file: file(at: path) { report in
                    reports.withLock { $0.append(report) }
                }
            )
            try await inbox.send(TextMessage.sample(text: "one"))
            // Only what follows is appended.
            await inbox.save()
            let other = try folder.write("mine", to: "other")
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
            try await inbox.send(TextMessage.sample(text: "two"))
            await inbox.save()
            #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
        }
        #expect(reports.withLock { $0.count } == 1)
    }

    @Test func `a link is not followed for reading`() async throws {
        try await TemporaryFolder.with { folder in
            let other = folder.path + "/other.jsonl"
            try await fill(other, with: ["one"])
            let path = folder.path + "/inbox.jsonl"
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
            #expect(texts(at: other) == ["one"])
            #expect(texts(at: path).isEmpty)
        }
    }

    @Test(.enabled(if: geteuid() == 0, "Only root can give files away."))
    func `a file of another user is neither read nor appended to`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/inbox.jsonl"
            try await fill(path, with: ["theirs"])
            #expect(chown(path, 65_534, 65_534) == 0)
            #expect(texts(at: path).isEmpty)
            let reports = Mutex(0)
            let inbox = Inbox(file: file(at: path) { _ in reports.withLock { $0 += 1 } })
            try await inbox.send(TextMessage.sample(text: "one"))
            await inbox.save()
            #expect(texts(at: path) == ["one"])
            #expect(chown(path, 65_534, 65_534) == 0)
            for text in ["two", "three"] {
                try await inbox.send(TextMessage.sample(text: text))
                await inbox.save()
            }
            #expect(reports.withLock { $0 } == 1)
            #expect(texts(at: path) == ["one", "two", "three"])
        }
    }

    @Test func `a pipe does not block, and nothing is written to it`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/inbox.jsonl"
            #expect(mkfifo(path, 0o600) == 0)
            let reports = Mutex(0)
            let inbox = Inbox(file: file(at: path) { _ in reports.withLock { $0 += 1 } })
            try await inbox.send(TextMessage.sample(text: "one"))
            await inbox.save()
            #expect(texts(at: path) == ["one"])
            #expect(unlink(path) == 0)
            #expect(mkfifo(path, 0o600) == 0)
            let reader = open(path, O_RDONLY | O_NONBLOCK)
            #expect(reader >= 0)
            defer { close(reader) }
            try await inbox.send(TextMessage.sample(text: "two"))
            await inbox.save()
            var byte = UInt8(0)
            #expect(read(reader, &byte, 1) <= 0)
            #expect(reports.withLock { $0 } == 1)
        }
    }

    @Test func `messages that could not be saved are saved once it is possible`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/inbox.jsonl"
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: false
            )
            let reports = Mutex(0)
            let inbox = Inbox(file: file(at: path) { _ in reports.withLock { $0 += 1 } })
            for text in ["one", "two"] {
                try await inbox.send(TextMessage.sample(text: text))
                await inbox.save()
            }
            #expect(reports.withLock { $0 } == 1)
            try FileManager.default.removeItem(atPath: path)
            for text in ["three", "four"] {
                try await inbox.send(TextMessage.sample(text: text))
                await inbox.save()
            }
            #expect(texts(at: path) == ["one", "two", "three", "four"])
        }
    }

    private func fill(_ path: String, with texts: [String]) async throws {
        let inbox = Inbox(file: file(at: path))
        for text in texts { try await inbox.send(TextMessage.sample(text: text)) }
        await inbox.save()
    }

    /// Returns the texts that a server would read from `path`.
    private func texts(at path: String) -> [String] {
        Inbox(file: file(at: path)).messages(of: Self.demo).map(\.text)
    }

    @Test func `a folder that cannot be written is reported once, and the inbox still works`()
        async throws
    {
        let reports = Mutex<[String]>([])
        let inbox = Inbox(
            file: file(at: "/nowhere/inbox.jsonl") { report in
                reports.withLock { $0.append(report) }
            }
        )
        for _ in 1...3 { try await inbox.send(TextMessage.sample()) }
        await inbox.save()
        #expect(reports.withLock { $0.count } == 1)
        #expect(inbox.messages(of: Self.demo).count == 3)
    }
}
