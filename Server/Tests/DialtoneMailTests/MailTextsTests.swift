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
    ) -> MailContent {
        let hasAction = kind != .secondFactorRemoved
        let notice = AccountNotice(
            kind,
            of: "ada@example.com",
            newEmail: kind == .changeEmail || kind == .emailChanged ? "ada@new.example" : nil,
            action: hasAction ? Self.action : nil
        )
        return MailTexts().content(of: notice, appName: appName, languages: languages)
    }

    @Test(arguments: MailWording.all.keys.sorted(), AccountNotice.Kind.allCases)
    func `each mail names the app and account, has one link and no placeholder`(
        language: String,
        kind: AccountNotice.Kind
    ) {
        let content = content(kind, in: [language])
        let hasLink = kind != .secondFactorRemoved
        let linkInHTML = OutgoingMail.link.replacing("&", with: "&amp;")
        #expect(content.subject.hasPrefix("Acme: "))
        #expect(content.text.contains("ada@example.com"))
        #expect(content.html.contains("ada@example.com"))
        #expect(content.text.ranges(of: OutgoingMail.link).count == (hasLink ? 1 : 0))
        #expect(content.html.ranges(of: linkInHTML).count == (hasLink ? 1 : 0))
        #expect(!content.text.contains("{") && !content.html.contains("{"))
        #expect(content.html.contains("lang=\"\(language)\""))
    }

    @Test func `each mail language is also one of text messages, and has its own wording`() {
        #expect(Set(MailWording.all.keys).isSubset(of: VerificationText.all.keys))
        let wordings = MailWording.all.values.map { wording in
            AccountNotice.Kind.allCases.map { wording.passage(for: $0).body }
        }
        #expect(Set(wordings).count == MailWording.all.count)
    }

    @Test(arguments: [("ar", "rtl"), ("he", "rtl"), ("fa", "rtl"), ("de", "ltr"), ("ja", "ltr")])
    func `the HTML has the direction of its language`(language: String, direction: String) {
        #expect(content(in: [language]).html.contains("dir=\"\(direction)\""))
    }

    @Test func `markup in a name or an address is escaped`() {
        let notice = AccountNotice(
            .resetPassword,
            of: "\"<img src=x>\"@example.com",
            action: AccountNotice.Action(code: "c", link: "https://a.example/?x=\"><script>")
        )
        let html = MailTexts().content(
            of: notice,
            appName: "<script>alert('1')</script>",
            languages: []
        ).html
        #expect(!html.contains("<script>") && !html.contains("<img"))
        #expect(html.contains("&lt;script&gt;alert(&#39;1&#39;)"))
    }

    @Test func `an address that looks like a placeholder is not replaced`() {
        let notice = AccountNotice(
            .changeEmail,
            of: "{newEmail}@a.example",
            newEmail: "b@c.example"
        )
        let text = MailTexts().content(of: notice, appName: "", languages: []).text
        #expect(text.contains("{newEmail}@a.example"))
    }

    @Test func `a project without a name gets a subject without a gap`() {
        #expect(content(appName: " \u{200B}").subject == "Reset your password")
    }

    @Test func `a name cannot break the subject line`() {
        #expect(!content(appName: "Acme\r\nBcc: eve@example.com").subject.contains { $0.isNewline })
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
