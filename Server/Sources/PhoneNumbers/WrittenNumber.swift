import CPhoneNumbers

/// Text that contains only characters used in phone numbers.
///
/// libphonenumber searches any text for a number and skips unknown characters. That suits a search,
/// but an account's identity must not depend on what was skipped, so the text is validated here
/// first.
struct WrittenNumber {
    private let text: String
    private let hasPlus: Bool
    private let letterCount: Int
    private let hasExtensionMark: Bool

    init(_ text: String) throws(InvalidPhoneNumber) {
        var hasPlus = false
        var hasDigit = false
        var letterCount = 0
        var hasExtensionMark = false
        for scalar in text.unicodeScalars {
            switch Mark(scalar) {
            case .digit:
                hasDigit = true
            case .plus:
                guard !hasPlus, !hasDigit else { throw .malformed }
                hasPlus = true
            case .letter:
                guard hasDigit else { throw .malformed }
                letterCount += 1
            case .ofExtension:
                hasExtensionMark = true
            case .separator:
                break
            case nil:
                throw .malformed
            }
        }
        guard hasDigit else { throw .malformed }
        self.text = text
        self.hasPlus = hasPlus
        self.letterCount = letterCount
        self.hasExtensionMark = hasExtensionMark
    }

    /// The number with its data from the numbering plan.
    func resolve(in region: String?) throws(InvalidPhoneNumber) -> PlannedNumber {
        var entry = pn_entry()
        var text = text
        let verdict = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                pn_parse(characters.baseAddress, characters.count, region, &entry)
            }
        }
        if let reason = InvalidPhoneNumber(verdict, hasPlus: hasPlus) { throw reason }
        // libphonenumber would silently drop an extension mark without an extension, and letters
        // that are too few for a vanity number.
        guard !hasExtensionMark, letterCount == 0 || letterCount >= 3 else { throw .malformed }
        return PlannedNumber(entry)
    }
}

extension InvalidPhoneNumber {
    fileprivate init?(_ verdict: pn_verdict, hasPlus: Bool) {
        switch verdict {
        // The caller decides whether an unassigned number is accepted.
        case PN_VALID, PN_UNASSIGNED: return nil
        case PN_MISSING_COUNTRY: self = hasPlus ? .unknownCountry : .missingCountry
        case PN_TOO_SHORT: self = .tooShort
        case PN_TOO_LONG: self = .tooLong
        case PN_IMPOSSIBLE: self = .impossible
        case PN_HAS_EXTENSION: self = .hasExtension
        default: self = .malformed
        }
    }
}

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
