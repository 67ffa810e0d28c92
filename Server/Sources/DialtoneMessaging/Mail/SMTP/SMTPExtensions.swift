/// What a mail server can do besides the basics, as its answer to `EHLO` lists it.
struct SMTPExtensions {
    /// Parameters by keyword, all in capitals.
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
