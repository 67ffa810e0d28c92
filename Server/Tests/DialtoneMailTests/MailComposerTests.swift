import DialtoneTestSupport
import DialtoneBasics
@testable import DialtoneMail
import DialtoneModel
import Foundation
import Synchronization
import Testing

struct MailComposerTests {
    private func composed(_ mail: OutgoingMail) throws -> String {
        try MailComposer.sample().compose(mail).content
    }

    @Test func `a mail has the headers and parts that RFC 5322 and MIME require`() throws {
        let id = "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH".prefix(24)
        #expect(
            try composed(.sample()) == """
                Date: Tue, 14 Nov 2023 22:13:20 +0000\r
                Message-ID: <\(id)@acme.example>\r
                From: Acme <no-reply@acme.example>\r
                To: <ada@example.com>\r
                Subject: Acme: Reset your password\r
                Auto-Submitted: auto-generated\r
                MIME-Version: 1.0\r
                Content-Type: multipart/alternative; boundary="=_\(id)"\r
                \r
                --=_\(id)\r
                Content-Type: text/plain; charset=utf-8\r
                Content-Transfer-Encoding: base64\r
                \r
                \(Data("Hello\r\n.\r\n..two\r\nbye\r\n".utf8).base64EncodedString())\r
                --=_\(id)\r
                Content-Type: text/html; charset=utf-8\r
                Content-Transfer-Encoding: base64\r
                \r
                \(Data("<p>Hello</p>\r\n".utf8).base64EncodedString())\r
                --=_\(id)--\r

                """
        )
    }

    @Test func `two mails never share their ID or their boundary`() throws {
        let counter = Counter()
        let composer = MailComposer(
            from: try #require(MailAddress("a@b.example")),
            random: RandomSource { Array(repeating: counter.next(), count: $0) }
        )
        let mails = try (0..<2).map { _ in try composer.compose(.sample()).content }
        let ids = mails.compactMap { $0.firstMatch(of: /Message-ID: (\S+)/)?.1 }
        #expect(Set(ids).count == 2)
    }

    @Test(arguments: [
        "Grüße aus Köln", "パスワードの再設定：新しいパスワードをここで設定してください。もう一度お試しください。",
        "=?utf-8?B?aGFjaw==?=", String(repeating: "long ", count: 40),
        String(repeating: "👨‍👩‍👧‍👦", count: 12),
    ])
    func `a subject in any language is encoded as ASCII in short lines`(
        subject: String
    ) throws {
        let mail = try composed(.sample(subject: subject))
        let header = try #require(
            mail.firstMatch(of: /\r\nSubject: ((?:.+\r\n )*.+)\r\n[A-Z]/)?.1
        )
        #expect(mail.utf8.allSatisfy { $0 < 128 })
        let lines = header.split(separator: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 76 })
        let words = header.matches(of: /=\?utf-8\?B\?([A-Za-z0-9+\/=]+)\?=/).map { match in
            Data(base64Encoded: String(match.1)) ?? Data()
        }
        // Each word by itself must be text: none may begin within a character.
        let texts = try words.map { try #require(String(data: $0, encoding: .utf8)) }
        #expect(texts.joined() == subject)
    }

    @Test(arguments: ["\r\nBcc: eve@evil.example", "\nBcc: eve", "\rX: y", "\u{0}", "\u{2028}x"])
    func `a line break in any field is refused`(attack: String) throws {
        let composer = try MailComposer.sample()
        let mails: [OutgoingMail] = [
            .sample(to: "ada@example.com" + attack), .sample(appName: "Acme" + attack),
            .sample(subject: "Hello" + attack),
        ]
        for mail in mails {
            #expect(throws: MailFailure.malformed) { try composer.compose(mail) }
        }
    }

    @Test(arguments: [
        "", "ada", "@example.com", "ada@", "a b@example.com", "<ada@example.com>",
        "ada@example.com>", "ada@example.com SIZE=1", "ada@ex@ample.com", "\"a\"@example.com",
        "ada@example.com,eve@example.com", String(repeating: "a", count: 250) + "@b.example",
    ])
    func `an invalid mail address is refused`(text: String) {
        #expect(MailAddress(text) == nil)
    }

    @Test func `a project's sender and its address for replies replace the server's`() throws {
        let composer = MailComposer(
            from: try #require(MailAddress("no-reply@acme.example")),
            replyTo: MailAddress("help@acme.example"),
            senderDomains: ["shop.example"],
            random: RandomSource { Array(repeating: 7, count: $0) }
        )
        let own = try composer.compose(
            .sample(from: "hello@shop.example", replyTo: "team@shop.example")
        )
        #expect(own.content.contains("\r\nFrom: Acme <hello@shop.example>\r\n"))
        #expect(own.content.contains("\r\nReply-To: <team@shop.example>\r\n"))
        #expect(own.sender.text == "hello@shop.example")
        #expect(composer.problem(withSender: "hello@shop.example") == nil)
        #expect(composer.problem(withSender: "other@ACME.example") == nil)
        let standard = try composer.compose(.sample())
        #expect(standard.content.contains("\r\nReply-To: <help@acme.example>\r\n"))
    }

    @Test(arguments: [
        "ceo@bank.example", "a@sub.acme.example", "x", "a@acme.example\r\nBcc: b@c.d",
    ])
    func `an address of a domain that is not permitted is never a sender`(address: String) throws {
        let composer = try MailComposer.sample()
        let envelope = try composer.compose(.sample(from: address))
        #expect(envelope.sender.text == "no-reply@acme.example")
        #expect(envelope.content.contains("\r\nFrom: Acme <no-reply@acme.example>\r\n"))
        #expect(!envelope.content.contains("Bcc"))
        #expect(composer.problem(withSender: address) != nil)
    }

    @Test(arguments: ["Acme, Inc. <eve@evil.example>", "a\"b\\c", "Größe", "eve@evil.example"])
    func `an app's name cannot be mistaken for an address`(name: String) throws {
        let from = try #require(
            try composed(.sample(appName: name)).firstMatch(of: /\r\nFrom: (.+)\r\n/)?.1
        )
        #expect(
            from.wholeMatch(of: /=\?utf-8\?B\?[A-Za-z0-9+\/=]+\?= <no-reply@acme.example>/) != nil
        )
    }
}

/// Counts up, so that each draw differs.
private final class Counter: Sendable {
    private let value = Mutex<UInt8>(0)

    func next() -> UInt8 {
        value.withLock { value in
            value += 1
            return value
        }
    }
}
