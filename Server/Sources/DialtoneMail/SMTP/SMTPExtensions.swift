/// The extensions that a mail server lists in its reply to `EHLO`.
struct SMTPExtensions {
    /// The parameters by keyword, in upper case.
    private let offered: [String: [String]]

    init(_ reply: SMTPReply) {
        let lines = reply.lines.dropFirst().map { $0.uppercased().split(separator: " ") }
        offered = Dictionary(
            lines.compactMap { words in
                words.first.map { (String($0), words.dropFirst().map(String.init)) }
            },
            uniquingKeysWith: +
        )
    }

    var startsTLS: Bool { offered["STARTTLS"] != nil }
    var takesUTF8: Bool { offered["SMTPUTF8"] != nil && offered["8BITMIME"] != nil }

    func authenticates(by mechanism: String) -> Bool {
        offered["AUTH"]?.contains(mechanism) == true
    }
}
