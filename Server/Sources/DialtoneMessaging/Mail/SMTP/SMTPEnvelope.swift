/// A mail as it is handed to a server: from whom, to whom, and all of its text.
struct SMTPEnvelope: Sendable, CustomStringConvertible {
    let sender: MailAddress
    let recipient: MailAddress

    /// Headers and body, with lines that end as mail's do.
    let content: String

    /// Whether only a server that takes UTF-8 in commands and headers can have it.
    var needsUTF8: Bool {
        !sender.isASCII || !recipient.isASCII || content.utf8.contains { $0 > 127 }
    }

    /// The content as it follows `DATA`: a line that begins with a dot gets another, and one
    /// alone ends it.
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
