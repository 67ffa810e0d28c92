import DialtoneCore
import Foundation

/// The text and the HTML of a mail, of which its reader's program shows the one it prefers.
///
/// Base64 keeps lines short and ASCII whatever the language, so that any server can carry them.
struct MailBody {
    let content: MailContent
    let boundary: String

    /// With the header fields that describe it.
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

    /// Text in mail has its lines ended by both characters, before it is encoded too.
    private static func wireLines(_ text: String) -> String {
        text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
    }
}
