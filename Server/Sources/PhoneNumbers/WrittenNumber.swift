import CPhoneNumbers

/// A text that consists of what phone numbers are written with.
///
/// libphonenumber looks for a number in any text and skips what it does not know. That suits
/// a search; an identity must not depend on what was skipped, so the text is checked here first.
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

    /// The number and what its plan tells of it.
    func resolve(in region: String?) throws(InvalidPhoneNumber) -> PlannedNumber {
        var entry = pn_entry()
        var text = text
        let verdict = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                pn_parse(characters.baseAddress, characters.count, region, &entry)
            }
        }
        if let reason = InvalidPhoneNumber(verdict, hasPlus: hasPlus) { throw reason }
        // A mark of an extension without one, and letters too few to be a vanity number, would
        // have been dropped in silence.
        guard !hasExtensionMark, letterCount == 0 || letterCount >= 3 else { throw .malformed }
        return PlannedNumber(entry)
    }
}

extension InvalidPhoneNumber {
    fileprivate init?(_ verdict: pn_verdict, hasPlus: Bool) {
        switch verdict {
        // Whether an unassigned number will do is for the caller to say.
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
