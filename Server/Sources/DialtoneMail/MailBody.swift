import DialtoneModel
import Foundation

/// The text and the HTML version of an email.
///
/// Base64 keeps lines short and ASCII in any language, so that every server can transfer them.
struct MailBody {
    let content: MailContent
    let boundary: String

    /// The body with the header fields that describe it.
    var text: String {
        """
        MIME-Version: 1.0\r
        Content-Type: multipart/alternative; boundary="\(boundary)"\r
        \r
        \(part(content.text, type: "text/plain"))\
        \(part(content.html, type: "text/html"))\
        --\(boundary)--\r

        """
    }

    private func part(_ text: String, type: String) -> String {
        let lines = Data(Self.wireLines(text).utf8).base64EncodedString(
            options: [.lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed]
        )
        return """
            --\(boundary)\r
            Content-Type: \(type); charset=utf-8\r
            Content-Transfer-Encoding: base64\r
            \r
            \(lines)\r

            """
    }

    /// Returns `text` with CRLF line breaks, which email requires before encoding too.
    private static func wireLines(_ text: String) -> String {
        text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
    }
}
