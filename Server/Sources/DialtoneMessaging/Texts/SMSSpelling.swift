import DialtoneCore

/// Writes marks of good typography with those of the seven-bit alphabet.
///
/// One curly quote would halve the room of a message that has no other letter of its kind.
enum SMSSpelling {
    private static let plain: [Unicode.Scalar: String] = [
        "‘": "'", "’": "'", "‚": "'", "‛": "'", "′": "'", "ʼ": "'",
        "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "″": "\"", "«": "\"", "»": "\"",
        "‹": "'", "›": "'",
        "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-",
        "…": "...", "•": "-", "·": "-", "×": "x",
        "\u{A0}": " ", "\u{202F}": " ",
    ]

    /// The plain form of `parts`, where it makes all of them fit the seven-bit alphabet; else
    /// `parts` as they are.
    static func plain(_ parts: [String]) -> [String] {
        let marked = parts.contains { part in part.unicodeScalars.contains { plain[$0] != nil } }
        guard marked else { return parts }
        let spelled = parts.map { part in
            part.unicodeScalars.map { plain[$0] ?? String($0) }.joined()
        }
        return spelled.allSatisfy { SMSAlphabet.size(of: $0).alphabet == .gsm7 } ? spelled : parts
    }
}
