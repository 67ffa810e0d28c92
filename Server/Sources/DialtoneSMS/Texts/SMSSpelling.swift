import DialtoneModel

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
