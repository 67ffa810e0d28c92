extension MessageCharacter {
    /// Whether a custom text may contain the character at `index`.
    ///
    /// Line breaks are allowed; texts of one line have to refuse them.
    package static func isUsable(
        at index: String.Index,
        in scalars: String.UnicodeScalarView
    ) -> Bool {
        switch scalars[index] {
        case " ", "\u{A0}", "\u{202F}", "\n": true
        // Persian, the languages of India and emoji sequences use them.
        case "\u{200C}", "\u{200D}":
            index > scalars.startIndex && joins(scalars[scalars.index(before: index)])
                && scalars.index(after: index) < scalars.endIndex
                && joins(scalars[scalars.index(after: index)])
        default: isVisible(scalars[index])
        }
    }

    private static func joins(_ scalar: Unicode.Scalar) -> Bool {
        isLetter(scalar) || scalar.properties.isEmoji && !scalar.isASCII
    }
}

extension Unicode.Scalar {
    /// The code point in the usual form, such as `U+202E`.
    var codePoint: String {
        let hex = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }
}
