/// An email with its sender and recipient, ready to be sent.
struct SMTPEnvelope: Sendable, CustomStringConvertible {
    let sender: MailAddress
    let recipient: MailAddress

    /// Headers and body, with CRLF line breaks.
    let content: String

    /// Whether the server must support UTF-8 in commands and headers.
    var needsUTF8: Bool {
        !sender.isASCII || !recipient.isASCII || content.utf8.contains { $0 > 127 }
    }

    /// The content as sent after `DATA`: dot-stuffed, and ended by a line with a single dot.
    var transfer: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(content.utf8.count + 8)
        var isLineStart = true
        for byte in content.utf8 {
            if isLineStart, byte == UInt8(ascii: ".") { bytes.append(byte) }
            bytes.append(byte)
            isLineStart = byte == UInt8(ascii: "\n")
        }
        bytes += isLineStart ? ".\r\n".utf8 : "\r\n.\r\n".utf8
        return bytes
    }

    var description: String { "SMTPEnvelope(•••)" }
}
