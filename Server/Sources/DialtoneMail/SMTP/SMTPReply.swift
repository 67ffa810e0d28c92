/// A reply of a mail server: a three-digit code and one or more lines of text.
struct SMTPReply: Sendable, Hashable {
    let code: Int
    let lines: [String]

    var isPositive: Bool { (200..<400).contains(code) }

    /// The enhanced status code at the start of the text, for example `5.1.1` (RFC 3463).
    ///
    /// Only this part of the text may be logged: the rest often contains the recipient.
    var status: String? {
        guard let match = lines.first?.prefixMatch(of: /([245]\.[0-9]{1,3}\.[0-9]{1,3})( |$)/)
        else { return nil }
        return String(match.1)
    }
}
