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

/// Replaces typographic characters with those of the GSM 7-bit alphabet.
///
/// A single curly quote would halve the room in a message that otherwise fits the alphabet.
enum SMSSpelling {
    private static let plain: [Unicode.Scalar: String] = [
        "‘": "'", "’": "'", "‚": "'", "‛": "'", "′": "'", "ʼ": "'",
        "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "″": "\"", "«": "\"", "»": "\"",
        "‹": "'", "›": "'",
        "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-",
        "…": "...", "•": "-", "·": "-", "×": "x",
        "\u{A0}": " ", "\u{202F}": " ",
    ]

    /// Returns the plain form of `parts` if it fits the GSM 7-bit alphabet, otherwise `parts`.
    static func plain(_ parts: [String]) -> [String] {
        let marked = parts.contains { part in part.unicodeScalars.contains { plain[$0] != nil } }
        guard marked else { return parts }
        let spelled = parts.map { part in
            part.unicodeScalars.map { plain[$0] ?? String($0) }.joined()
        }
        return spelled.allSatisfy { SMSAlphabet.size(of: $0).alphabet == .gsm7 } ? spelled : parts
    }
}
