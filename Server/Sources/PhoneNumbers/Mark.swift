/// The function of a character in a written phone number.
enum Mark {
    case digit
    case plus
    case separator
    case letter
    case ofExtension

    /// `nil` for a character that is not used in phone numbers.
    ///
    /// Examples are control characters, direction marks, letters of other alphabets, and characters
    /// that only look like a plus sign.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "0"..."9": self = .digit
        case "+", "\u{FF0B}": self = .plus
        case "a"..."z", "A"..."Z": self = .letter
        case " ", "-", ".", "(", ")", "/", "[", "]": self = .separator
        case ";", "=", ",", "#", ":": self = .ofExtension
        // No-break, thin, narrow and ideographic spaces; hyphens, dashes and the minus sign.
        case "\u{A0}", "\u{2009}", "\u{202F}", "\u{3000}", "\u{2010}"..."\u{2015}", "\u{2212}":
            self = .separator
        // Full-width hyphen, full stop, solidus, parentheses and brackets.
        case "\u{FF0D}"..."\u{FF0F}", "\u{FF08}", "\u{FF09}", "\u{FF3B}", "\u{FF3D}":
            self = .separator
        default:
            guard scalar.properties.generalCategory == .decimalNumber else { return nil }
            self = .digit
        }
    }
}
