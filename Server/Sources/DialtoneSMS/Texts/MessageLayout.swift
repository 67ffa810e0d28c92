import DialtoneModel

/// The complete text of a message except for the code.
struct MessageLayout: Sendable {
    /// What a message omits to fit into one part.
    enum Omission: String, Sendable {
        case endOfName
        case advice
    }

    /// The text before the code, between its occurrences, and after it.
    private let parts: [String]

    let language: String
    let alphabet: MessageAlphabet
    let segments: Int
    let omissions: [Omission]

    /// Joins `pieces` around a code of `codeLength` digits.
    init(
        _ pieces: [MessageTemplate.Piece],
        name: String,
        language: String,
        codeLength: Int,
        omissions: [Omission]
    ) {
        var parts = [""]
        for piece in pieces {
            switch piece {
            case .text(let text): parts[parts.count - 1] += text
            case .appName: parts[parts.count - 1] += name
            case .code: parts.append("")
            }
        }
        self.parts = SMSSpelling.plain(parts)
        let code = String(repeating: "0", count: codeLength)
        let size = SMSAlphabet.size(of: self.parts.joined(separator: code))
        self.language = language
        alphabet = size.alphabet
        segments = size.segments
        self.omissions = omissions
    }

    func wording(of code: OneTimeCode) -> MessageWording {
        MessageWording(
            text: parts.joined(separator: code.digits),
            language: language,
            alphabet: alphabet,
            segments: segments
        )
    }
}
