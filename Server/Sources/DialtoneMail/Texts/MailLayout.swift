import DialtoneBasics
import DialtoneModel

/// The layout of one email, as text and as HTML.
///
/// The link occurs once in each version, and nothing is loaded from a server: remote images would
/// reveal when the email is read.
struct MailLayout {
    private let title: String
    private let body: String
    private let action: (label: String, link: String)?
    private let footer: String?
    private let language: String
    private let appName: String

    private static let rightToLeft: Set<String> = ["ar", "fa", "he"]

    init(notice: AccountNotice, language: String, wording: MailWording, appName: String) {
        let passage = wording.passage(for: notice.kind)
        title = passage.title
        let body = Self.filled(passage.body, with: notice)
        self.body =
            notice.hasUnprovedPassword ? "\(body) \(wording.passwordExists)" : body
        action = notice.action.map { action in
            (notice.kind.isReport ? wording.undo : passage.title, action.link)
        }
        footer = notice.kind.isReport ? nil : wording.unasked
        self.language = language
        self.appName = appName
    }

    var content: MailContent {
        MailContent(subject: subject, text: text, html: html)
    }

    private var subject: String {
        appName.isEmpty ? title : "\(appName): \(title)"
    }

    private var text: String {
        let label = action.map { "\($0.label):\n\($0.link)" }
        return [body, label, footer].compactMap(\.self).joined(separator: "\n\n") + "\n"
    }

    private var html: String {
        let direction = Self.rightToLeft.contains(language) ? "rtl" : "ltr"
        let button = action.map { action in
            """
            <p><a href="\(HTMLText(action.link))" style="\(Self.buttonStyle)">\
            \(HTMLText(action.label))</a></p>

            """
        }
        let note = footer.map { "<p style=\"color:#5f6368\">\(HTMLText($0))</p>\n" }
        return """
            <!DOCTYPE html>
            <html lang="\(language)" dir="\(direction)">
            <head><meta charset="utf-8"><title>\(HTMLText(subject))</title></head>
            <body style="\(Self.bodyStyle)">
            <h1 style="font-size:1.25rem">\(HTMLText(subject))</h1>
            <p>\(HTMLText(body))</p>
            \(button ?? "")\(note ?? "")</body>
            </html>

            """
    }

    private static let bodyStyle =
        "font-family:system-ui,sans-serif;line-height:1.5;max-width:36rem;margin:2rem auto"

    private static let buttonStyle =
        "display:inline-block;padding:.6rem 1.2rem;border-radius:.4rem;"
        + "background:#1a56db;color:#ffffff;text-decoration:none"

    /// Replaces both placeholders in one pass: an address that looks like a placeholder is kept.
    private static func filled(_ body: String, with notice: AccountNotice) -> String {
        body.replacing(/\{(email|newEmail)\}/) { match in
            match.1 == "email" ? notice.email : notice.newEmail ?? notice.email
        }
    }
}
