import DialtoneTestSupport
@testable import DialtoneMail
@testable import DialtoneModel
import Testing

/// A project's own texts of mails, as recipients get them.
struct CustomMailTests {
    private static let link = "https://auth.example/action?mode=verifyEmail&oobCode=s3cret"

    private func content(
        _ text: CustomMailText,
        _ kind: AccountNotice.Kind = .verifyEmail,
        language: String = "de",
        requested: [String] = ["de-AT"],
        link: String? = Self.link,
        name: String? = "Ada Lovelace",
        hasUnprovedPassword: Bool = false,
        defaultLanguage: String? = nil
    ) throws -> MailContent {
        var notice = AccountNotice(
            kind,
            of: "ada@example.com",
            newEmail: "new@example.com",
            action: link.map { AccountNotice.Action(code: "s3cret", link: $0) }
        )
        notice.displayName = name
        notice.hasUnprovedPassword = hasUnprovedPassword
        let project = Project.sample { settings in
            settings.mails.texts[MailTextKey(kind: kind, language: language).text] = text
            settings.messages.defaultLanguage = defaultLanguage
        }
        return try MailTexts().content(of: notice, for: project, languages: requested)
    }

    @Test func `a text is filled, and its paragraphs and link become HTML`() throws {
        let text = CustomMailText(
            subject: "Hallo bei {app}, {name}",
            body: "Guten Tag {name},\nschön.\n\n{link}\n\nIhr {app} für {email}",
            button: "Los, {name}"
        )
        let content = try content(text)
        #expect(content.subject == "Hallo bei Acme, Ada Lovelace")
        #expect(
            content.text
                == "Guten Tag Ada Lovelace,\nschön.\n\n\(Self.link)\n\nIhr Acme für ada@example.com\n"
        )
        let html = content.html
        let linkInHTML = Self.link.replacing("&", with: "&amp;")
        #expect(html.contains("<p>Guten Tag Ada Lovelace,<br>\nschön.</p>"))
        #expect(html.contains(">Los, Ada Lovelace</a>"))
        #expect(html.ranges(of: "href=\"\(linkInHTML)\"").count == 2)
        #expect(html.contains(">\(linkInHTML)</a>"))
        #expect(html.contains("<html lang=\"de\" dir=\"ltr\""))
    }

    @Test func `markup in a text, a name or a link is shown and not run`() throws {
        let text = CustomMailText(
            subject: "<b>{app}</b>",
            body: "<script>alert(1)</script> {email} klick {link} <img src=x>"
        )
        let content = try content(text, link: "https://a.example/?x=\"><script>", name: "<b>")
        #expect(!content.html.contains("<script") && !content.html.contains("<img"))
        #expect(!content.html.contains("<b>"))
        #expect(content.html.contains("&lt;script&gt;alert(1)"))
        #expect(content.text.contains("<script>alert(1)</script> ada@example.com"))
    }

    @Test func `values that look like placeholders are not replaced`() throws {
        let notice = AccountNotice(
            .changeEmail,
            of: "{link}@a.example",
            newEmail: "b@c.example",
            action: AccountNotice.Action(code: "c", link: "https://a.example/{email}")
        )
        let project = Project.sample(name: "{email}") {
            $0.mails.texts["changeEmail.en"] = CustomMailText(
                subject: "{app}",
                body: "{email} {newEmail} {link}"
            )
        }
        let content = try MailTexts().content(of: notice, for: project, languages: ["en"])
        #expect(content.subject == "{email}")
        #expect(content.text == "{link}@a.example b@c.example https://a.example/{email}\n")
    }

    @Test(arguments: [
        nil, "", "http://evil.example", "evil.example", "Win 1000 $ now", "a@b.example",
        "Visit my great page right now please", "<b>Ada</b>", "Ada\u{202E}", "Ada\nBcc: x",
        String(repeating: "a", count: 41), "...",
    ])
    func `a name that could be an advertisement is replaced by the address`(
        name: String?
    ) throws {
        let content = try content(
            CustomMailText(subject: "{name}", body: "{name} {link}"),
            name: name
        )
        #expect(content.subject == "ada@example.com")
    }

    @Test(arguments: ["Ada Lovelace", "Jean-Luc O’Neill", "Dr. Ada", "Σωκράτης", "محمد علي", "李小龍"])
    func `a usual name is shown`(name: String) throws {
        let content = try content(
            CustomMailText(subject: "{name}", body: "{link}"),
            name: name
        )
        #expect(content.subject == name)
    }

    @Test func `a paragraph about a link that the mail does not have is left out`() throws {
        let text = CustomMailText(
            subject: "Geändert",
            body: "Ihre Adresse ist jetzt {newEmail}.\n\nRückgängig: {link}\n\nIhr Team"
        )
        let content = try content(text, .emailChanged, link: nil)
        #expect(content.text == "Ihre Adresse ist jetzt new@example.com.\n\nIhr Team\n")
    }

    @Test func `no text leaves out that another person may have set the password`() throws {
        let content = try content(
            CustomMailText(subject: "a", body: "{link}"),
            hasUnprovedPassword: true
        )
        #expect(content.text.contains("Das Konto hat ein Passwort."))
        #expect(content.html.contains("Das Konto hat ein Passwort."))
    }

    @Test func `other languages keep the built-in text`() throws {
        let text = CustomMailText(subject: "Eigener Betreff", body: "{link}")
        #expect(try content(text, requested: ["fr"]).html.contains("lang=\"fr\""))
        #expect(try content(text, requested: []).html.contains("lang=\"en\""))
        // A language without any text gets that of the project's default language.
        let other = try content(text, requested: ["xx"], defaultLanguage: "de")
        #expect(other.subject == "Eigener Betreff")
    }

    @Test func `a language without a built-in text can have one, in its direction`() throws {
        let text = CustomMailText(subject: "تصدیق", body: "{link}")
        let content = try content(text, language: "ur", requested: ["ur-PK"])
        #expect(content.subject == "تصدیق")
        #expect(content.html.contains("<html lang=\"ur\" dir=\"rtl\""))
    }

    @Test func `a stored text that breaks the present rules is not sent`() throws {
        let content = try content(CustomMailText(subject: "Alt", body: "Kein Link"))
        #expect(content.subject == "Acme: Bestätigen Sie Ihre E-Mail-Adresse")
        let project = Project.sample {
            $0.mails.texts["verifyEmail.de"] = CustomMailText(subject: "Alt", body: "Kein Link")
        }
        let entry = try MailTexts().entry(of: .verifyEmail, for: project, in: "de")
        #expect(entry.problem?.problem == .noLink)
        #expect(entry.custom?.subject == "Alt")
    }

    @Test(arguments: try MailTexts().wordings.keys.sorted(), AccountNotice.Kind.allCases)
    func `each built-in text is a valid start for a custom one`(
        language: String,
        kind: AccountNotice.Kind
    ) throws {
        let entry = try MailTexts().entry(of: kind, for: .sample(), in: language)
        let shipped = try #require(entry.shipped)
        _ = try MailTemplate(checking: shipped, for: kind)
        #expect(entry.language == language && entry.custom == nil)
    }

    @Test func `the button has the project's color`() throws {
        let project = Project.sample { $0.branding.accent = "#7a1fa2" }
        let notice = AccountNotice(sampleOf: .signIn, to: "ada@example.com")
        let html = try MailTexts().content(of: notice, for: project, languages: []).html
        #expect(html.contains("background:#7a1fa2;color:#ffffff"))
    }
}
