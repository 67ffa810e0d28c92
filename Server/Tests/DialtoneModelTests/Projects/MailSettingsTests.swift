@testable import DialtoneModel
import Foundation
import Testing

struct MailSettingsTests {
    private func refusal(
        _ adjust: (inout MailSettings) -> Void
    ) -> (field: String, problem: String)? {
        var settings = ProjectSettings()
        adjust(&settings.mails)
        do {
            try settings.check()
            return nil
        } catch {
            guard case .invalidArgument(let field, let problem) = error else {
                return ("other", "\(error)")
            }
            return (field, problem)
        }
    }

    private func problem(
        _ kind: AccountNotice.Kind = .verifyEmail,
        subject: String = "Hello",
        body: String = "{link}",
        button: String? = nil
    ) -> InvalidMailText? {
        do {
            _ = try MailTemplate(
                checking: CustomMailText(subject: subject, body: body, button: button),
                for: kind
            )
            return nil
        } catch {
            return error
        }
    }

    @Test func `settings are encoded and decoded unchanged`() throws {
        var settings = ProjectSettings()
        settings.mails.from = "hello@shop.example.com"
        settings.mails.texts["verifyEmail.pt-br"] = CustomMailText(subject: "a", body: "{link}")
        let data = try JSONEncoder().encode(settings)
        #expect(try JSONDecoder().decode(ProjectSettings.self, from: data) == settings)
        #expect(settings.mails.texts(of: .verifyEmail).keys.sorted() == ["pt-br"])
        #expect(settings.mails.texts(of: .signIn).isEmpty)
    }

    @Test func `an invalid setting is reported with its path`() {
        let text = CustomMailText(subject: "Hello", body: "{link}")
        #expect(refusal { $0.texts["verifyEmail.de"] = text } == nil)
        for name in ["verifyEmail", "verifyEmail.DE", "other.de", "verifyEmail.de.x", "", ".de"] {
            #expect(refusal { $0.texts[name] = text }?.field == "mails.texts", "\(name)")
        }
        let path = "mails.texts.signIn.de.body"
        #expect(
            refusal { $0.texts["signIn.de"] = CustomMailText(subject: "a", body: "b") }?.field
                == path
        )
        for name in ["", " a", "a\r\nBcc: b", "a\u{202E}b", "eve@evil.example", "a <b>", "＠x"] {
            #expect(refusal { $0.senderName = name }?.field == "mails.senderName", "\(name)")
        }
        for address in [
            "", "x", "A@example.com", "a@example.com\r\nBcc: b", "ä@example.com", "a b@c.de",
        ] {
            #expect(refusal { $0.from = address }?.field == "mails.from", "\(address)")
            #expect(refusal { $0.replyTo = address }?.field == "mails.replyTo", "\(address)")
        }
        #expect(refusal { $0.from = "no-reply@example.com" } == nil)
    }

    @Test func `texts are bounded in number and in size`() {
        let text = CustomMailText(
            subject: "a",
            body: "{link}" + String(repeating: "x", count: 4_900)
        )
        let tooLarge = refusal { mails in
            for index in 0..<41 { mails.texts["verifyEmail.a\(Self.letters(index))"] = text }
        }
        #expect(tooLarge?.field == "mails.texts")
        let tooMany = refusal { mails in
            for index in 0..<401 {
                mails.texts["verifyEmail.a\(Self.letters(index))"] =
                    CustomMailText(subject: "a", body: "{link}")
            }
        }
        #expect(tooMany?.field == "mails.texts")
    }

    private static func letters(_ index: Int) -> String {
        let all = Array("abcdefghijklmnopqrstuvwxyz")
        return String([all[index / 26 % 26], all[index % 26]])
    }

    @Test(arguments: [
        "a\r\nBcc: eve@evil.example", "a\nb", "a\rb", "a\u{0}b", "a\u{2028}b", "a\u{202E}b",
        "a\u{200F}b", "a\u{200B}b", "a\u{FEFF}b", "a\tb", "a\u{AD}b",
    ])
    func `characters that end a header or hide text are refused`(text: String) {
        guard case .unusableCharacter? = problem(subject: text)?.problem else {
            Issue.record("The subject was accepted.")
            return
        }
        guard case .unusableCharacter? = problem(button: text)?.problem else {
            Issue.record("The button was accepted.")
            return
        }
        guard text == "a\nb" || problem(body: text + "{link}")?.part == .body else {
            Issue.record("The body was accepted.")
            return
        }
    }

    @Test func `a text has the link of its kind once, and only in the body`() {
        #expect(problem() == nil)
        #expect(problem(body: "{email} {email} {link}") == nil)
        #expect(problem(body: "Hello")?.problem == .noLink)
        #expect(problem(body: "{link} {link}")?.problem == .linkTwice)
        #expect(problem(body: "{link}\n\n{link}")?.problem == .linkTwice)
        #expect(problem(subject: "{link}") == InvalidMailText(.subject, .misplacedLink))
        #expect(problem(button: "{link}") == InvalidMailText(.button, .misplacedLink))
        #expect(problem(.secondFactorRemoved, body: "Hello") == nil)
        #expect(problem(.secondFactorRemoved, body: "{link}")?.sentence.contains("{link}") == true)
        #expect(problem(.secondFactorAdded, body: "Hello")?.problem == .noLink)
    }

    @Test func `unknown placeholders are refused by name`() {
        #expect(
            problem(body: "{link} {foo}")?.sentence
                == "The body contains {foo}; the placeholders of this mail are "
                + "{link}, {email}, {app}, {name}."
        )
        #expect(problem(.changeEmail, body: "{link} {newEmail}") == nil)
        #expect(problem(body: "{link} {newEmail}") != nil)
        #expect(problem(body: "{link} {")?.problem == .strayBrace)
        #expect(problem(body: "{link} }")?.problem == .strayBrace)
        #expect(problem(body: "{{link}}")?.problem == .strayBrace)
        #expect(problem(body: "{ link }") != nil)
        #expect(problem(body: "{link} %EMAIL%")?.problem == .upstreamPlaceholder("%EMAIL%"))
        #expect(problem(body: "{link} 100% and 50%") == nil)
    }

    @Test func `empty and huge texts are refused`() {
        #expect(problem(subject: "")?.problem == .empty)
        #expect(problem(subject: "  ")?.problem == .empty)
        #expect(problem(body: " \n ")?.problem == .empty)
        #expect(problem(subject: " a")?.problem == .outerBlank)
        let long = String(repeating: "x", count: 1_000_000)
        #expect(problem(subject: long)?.problem == .tooLong(limit: 150))
        #expect(problem(body: long)?.problem == .tooLong(limit: 5_000))
        #expect(problem(button: long)?.problem == .tooLong(limit: 60))
        // One character of a thousand scalars.
        let tall = "a" + String(repeating: "\u{301}", count: 1_000)
        #expect(problem(subject: tall)?.problem == .tooLong(limit: 150))
    }

    @Test func `what is entered in a form loses blanks and Windows line breaks`() {
        let text = CustomMailText.entered(
            subject: "  Hello ",
            body: "\r\n a\r\n\r\n{link}\r\n \r\n",
            button: "  "
        )
        #expect(text == CustomMailText(subject: "Hello", body: "a\n\n{link}", button: nil))
    }
}
