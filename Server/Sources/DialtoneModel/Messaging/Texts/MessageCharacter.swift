/// The characters that a message may contain in addition to the server's own text.
package enum MessageCharacter {
    /// The characters that bind the code to a site in the last line.
    ///
    /// Phones treat their full-width and small forms like the plain ones.
    private static let bindingSigns = Set("@#\u{FF20}\u{FF03}\u{FE6B}\u{FE5F}".unicodeScalars)

    /// Whether `scalar` binds a code to a site at the beginning of a line.
    package static func binds(_ scalar: Unicode.Scalar) -> Bool {
        bindingSigns.contains(scalar)
    }

    /// Whether `scalar` is printable: it breaks no line, and neither hides nor reorders text.
    package static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator,
            .surrogate, .privateUse, .unassigned:
            false
        default:
            scalar != "\u{FFFC}"
                && (!scalar.properties.isDefaultIgnorableCodePoint || isVariationSelector(scalar))
        }
    }

    /// Whether `scalar` selects a form of the letter or emoji before it.
    private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
        (0xFE00...0xFE0F).contains(scalar.value)
    }

    package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .enclosingMark:
            true
        default: false
        }
    }

    package static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.numericType == .decimal
    }

    /// Whether `scalar` belongs to a script without spaces between words and numbers.
    package static func isUnspacedLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, // Thai, Lao, Burmese, Khmer
            0x3040...0x30FF, 0xAC00...0xD7A3, // Kana, Hangul
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: // Han
            true
        default: false
        }
    }

    /// Returns the first number that a phone may read as the code.
    ///
    /// That is a run of four or more digits, with at most one space, hyphen or dot between two of
    /// them.
    package static func longNumber(in text: String) -> Range<String.Index>? {
        let scalars = text.unicodeScalars
        var start: String.Index?
        var end = scalars.startIndex
        var digits = 0
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let next = scalars.index(after: index)
            if isDigit(scalars[index]) {
                if digits == 0 || !isJoint(scalars[end..<index]) {
                    if digits >= 4, let start { return start..<end }
                    (start, digits) = (index, 0)
                }
                digits += 1
                end = next
            } else if digits > 0, end == index, isMark(scalars[index]) {
                end = next
            }
            index = next
        }
        guard digits >= 4, let start else { return nil }
        return start..<end
    }

    private static func isJoint(_ between: Substring.UnicodeScalarView) -> Bool {
        guard let joint = between.first else { return true }
        return between.count == 1 && " -.\u{A0}\u{202F}\u{2011}".unicodeScalars.contains(joint)
    }

    /// Whether `scalar` is a combining mark of the digit before it.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}
