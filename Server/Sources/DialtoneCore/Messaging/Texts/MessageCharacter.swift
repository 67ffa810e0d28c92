/// What may stand in a message beside what the server itself writes.
package enum MessageCharacter {
    /// The signs of a last line that binds the code to a site; their wide and small forms are
    /// read like the plain ones.
    private static let bindingSigns = Set("@#\u{FF20}\u{FF03}\u{FE6B}\u{FE5F}".unicodeScalars)

    /// Whether `scalar` binds a code to a site where a line begins with it.
    package static func binds(_ scalar: Unicode.Scalar) -> Bool {
        bindingSigns.contains(scalar)
    }

    /// Whether `scalar` shows as itself: it breaks no line, and neither hides nor reorders text.
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

    /// Chooses between the forms of the letter or picture before it.
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

    /// Whether `scalar` belongs to a script that puts no blank between words and numbers.
    package static func isUnspacedLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, // Thai, Lao, Burmese, Khmer
            0x3040...0x30FF, 0xAC00...0xD7A3, // Kana, Hangul
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: // Han
            true
        default: false
        }
    }

    /// The first place where four digits or more stand together, or with one blank, hyphen or
    /// dot between two of them: a phone may take it for the code.
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

    /// Whether `scalar` belongs to the digit before it.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}
