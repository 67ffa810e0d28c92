import DialtoneBasics
import DialtoneModel

/// The layout of one email, as text and as HTML.
///
/// All content is plain text until it is written here, so that no value can add markup. Nothing is
/// loaded from a server: remote images would reveal when the email is read.
struct MailLayout {
    /// A part of a paragraph.
    enum Run: Hashable {
        case text(String)
        case link(String)
    }

    enum Block: Hashable {
        /// The lines of a paragraph.
        case paragraph([[Run]])

        /// The link as a button; `textLabel` precedes it in the text version.
        case action(label: String, link: String, textLabel: String?)

        /// A paragraph in a lighter color.
        case footer(String)
    }

    /// The colors of the button.
    struct Button {
        var background = "#1a56db"
        var ink = "#ffffff"
    }

    let subject: String
    let blocks: [Block]
    let language: String
    let button: Button

    private static let rightToLeft: Set = [
        "ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi",
    ]

    var content: MailContent {
        MailContent(subject: subject, text: text, html: html)
    }

    private var text: String {
        blocks.map { block in
            switch block {
            case .paragraph(let lines):
                lines.map { $0.map(Self.plain).joined() }.joined(separator: "\n")
            case .action(_, let link, let label): label.map { "\($0):\n\(link)" } ?? link
            case .footer(let text): text
            }
        }
        .joined(separator: "\n\n") + "\n"
    }

    private static func plain(_ run: Run) -> String {
        switch run {
        case .text(let text), .link(let text): text
        }
    }

    private var html: String {
        """
        <!DOCTYPE html>
        <html lang="\(HTMLText(language))" dir="\(direction)" style="color-scheme:light dark">
        <head><meta charset="utf-8"><meta name="color-scheme" content="light dark">\
        <title>\(HTMLText(subject))</title></head>
        <body style="\(Self.bodyStyle)">
        <h1 style="font-size:1.25rem">\(HTMLText(subject))</h1>
        \(blocks.map(markup).joined())</body>
        </html>

        """
    }

    private var direction: String {
        let base = language.split(separator: "-").first.map(String.init) ?? ""
        return Self.rightToLeft.contains(base) ? "rtl" : "ltr"
    }

    private func markup(_ block: Block) -> String {
        switch block {
        case .paragraph(let lines):
            let content = lines.map { $0.map(Self.markup).joined() }.joined(separator: "<br>\n")
            return "<p>\(content)</p>\n"
        case .action(let label, let link, _):
            return """
                <p><a href="\(HTMLText(link))" style="\(buttonStyle)">\(HTMLText(label))</a></p>
                <p style="\(Self.smallStyle)">\(Self.markup(.link(link)))</p>

                """
        case .footer(let text): return "<p style=\"opacity:.75\">\(HTMLText(text))</p>\n"
        }
    }

    private static func markup(_ run: Run) -> String {
        switch run {
        case .text(let text): HTMLText(text).description
        case .link(let link): "<a href=\"\(HTMLText(link))\" dir=\"ltr\">\(HTMLText(link))</a>"
        }
    }

    private static let bodyStyle =
        "font-family:system-ui,sans-serif;line-height:1.5;max-width:36rem;margin:2rem auto;"
        + "padding:0 1rem;overflow-wrap:anywhere"

    private static let smallStyle = "font-size:.875rem"

    private var buttonStyle: String {
        "display:inline-block;padding:.6rem 1.2rem;border-radius:.4rem;"
            + "background:\(button.background);color:\(button.ink);text-decoration:none"
    }
}
