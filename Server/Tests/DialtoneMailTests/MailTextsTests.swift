import DialtoneTestSupport
@testable import DialtoneMail
@testable import DialtoneModel
@testable import DialtoneSMS
import Testing

struct MailTextsTests {
    private static let action = AccountNotice.Action(code: "c0de", link: OutgoingMail.link)

    private func content(
        _ kind: AccountNotice.Kind = .resetPassword,
        appName: String = "Acme",
        in languages: [String] = ["en"]
    ) throws -> MailContent {
        let notice = AccountNotice(
            kind,
            of: "ada@example.com",
            newEmail: kind == .changeEmail || kind == .emailChanged ? "ada@new.example" : nil,
            action: kind.hasLink ? Self.action : nil
        )
        return try MailTexts().content(
            of: notice,
            for: .sample(name: appName),
            languages: languages
        )
    }

    @Test(arguments: try MailTexts().wordings.keys.sorted(), AccountNotice.Kind.allCases)
    func `each mail names the app and account, has its link and no placeholder`(
        language: String,
        kind: AccountNotice.Kind
    ) throws {
        let content = try content(kind, in: [language])
        let hasLink = kind.hasLink
        let linkInHTML = OutgoingMail.link.replacing("&", with: "&amp;")
        #expect(content.subject.hasPrefix("Acme: "))
        #expect(content.text.contains("ada@example.com"))
        #expect(content.html.contains("ada@example.com"))
        #expect(content.text.ranges(of: OutgoingMail.link).count == (hasLink ? 1 : 0))
        // As the button's target, and in full as a link and as text.
        #expect(content.html.ranges(of: linkInHTML).count == (hasLink ? 3 : 0))
        #expect(!content.text.contains("{") && !content.html.contains("{"))
        #expect(content.html.contains("lang=\"\(language)\""))
    }

    @Test func `each mail language is also one of text messages, and has its own wording`() throws {
        let mails = try MailTexts().wordings
        #expect(Set(mails.keys).isSubset(of: try ShippedTexts().codes.keys))
        let wordings = mails.values.map { wording in
            AccountNotice.Kind.allCases.map { wording.passage(for: $0).body }
        }
        #expect(Set(wordings).count == mails.count)
    }

    @Test(arguments: [("ar", "rtl"), ("he", "rtl"), ("fa", "rtl"), ("de", "ltr"), ("ja", "ltr")])
    func `the HTML has the direction of its language`(language: String, direction: String) throws {
        #expect(try content(in: [language]).html.contains("dir=\"\(direction)\""))
    }

    @Test func `markup in a name or an address is escaped`() throws {
        let notice = AccountNotice(
            .resetPassword,
            of: "\"<img src=x>\"@example.com",
            action: AccountNotice.Action(code: "c", link: "https://a.example/?x=\"><script>")
        )
        let html = try MailTexts().content(
            of: notice,
            for: .sample(name: "<script>alert('1')</script>"),
            languages: []
        ).html
        #expect(!html.contains("<script>") && !html.contains("<img"))
        #expect(html.contains("&lt;script&gt;alert(&#39;1&#39;)"))
    }

    @Test func `an address that looks like a placeholder is not replaced`() throws {
        let notice = AccountNotice(
            .changeEmail,
            of: "{newEmail}@a.example",
            newEmail: "b@c.example"
        )
        let text = try MailTexts().content(of: notice, for: .sample(name: ""), languages: [])
            .text
        #expect(text.contains("{newEmail}@a.example"))
    }

    @Test func `a project without a name gets a subject without a gap`() throws {
        #expect(try content(appName: " \u{200B}").subject == "Reset your password")
    }

    @Test func `a name cannot break the subject line`() throws {
        let content = try content(appName: "Acme\r\nBcc: eve@example.com")
        #expect(!content.subject.contains { $0.isNewline })
    }

    @Test func `printing a mail shows neither its address nor its code`() {
        let mail = OutgoingMail.sample()
        let texts = [
            "\(mail)", "\(mail.content)", "\(mail.notice)",
            "\(String(describing: mail.notice.action))",
        ]
        for text in texts { #expect(!text.contains("example.com") && !text.contains("s3cret")) }
    }
}
