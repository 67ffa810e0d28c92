/// What a mail server answers: three digits and one line of text or more.
struct SMTPReply: Sendable, Hashable {
    let code: Int
    let lines: [String]

    var isPositive: Bool { (200..<400).contains(code) }

    /// The status of RFC 3463 at the start of the text, such as `5.1.1`.
    ///
    /// It is all of the text that may be logged: the rest often repeats the recipient.
    var status: String? {
        guard let match = lines.first?.prefixMatch(of: /([245]\.[0-9]{1,3}\.[0-9]{1,3})( |$)/)
        else { return nil }
        return String(match.1)
    }
}
