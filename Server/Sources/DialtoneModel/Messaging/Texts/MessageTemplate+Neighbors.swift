extension MessageTemplate {
    private static let beforeCode = Set(" \n\u{A0}\u{202F}([\"'«„“”‘’:：「『【（《،,".unicodeScalars)
    private static let afterCode = Set(
        " \n\u{A0}\u{202F})]\"'»“”‘’…。，、；：！？」』】）》।،؛؟։።۔".unicodeScalars
    )

    /// Punctuation that may follow the code, unless a letter or digit comes next.
    private static let afterCodeBeforeBlank = Set(".,;:!?".unicodeScalars)

    /// Throws unless the code stands alone.
    ///
    /// Phones look for separate digits: with a letter, a sign or a name next to them, they become
    /// part of another word.
    func checkNeighbors() throws(InvalidMessageTemplate) {
        for (index, piece) in pieces.enumerated() {
            let before = index > 0 ? pieces[index - 1] : nil
            let after = index + 1 < pieces.count ? pieces[index + 1] : nil
            switch piece {
            case .text: break
            case .code:
                try Self.checkBeforeCode(before)
                try Self.checkAfterCode(after)
            case .appName:
                if Self.edge(of: before, \.last).map(Self.isDigitLike) ?? (before != nil)
                    || Self.edge(of: after, \.first).map(Self.isDigitLike) ?? (after != nil)
                {
                    throw .nameNotSeparated
                }
            }
        }
    }

    private static func checkBeforeCode(_ piece: Piece?) throws(InvalidMessageTemplate) {
        guard let piece else { return }
        guard let scalar = edge(of: piece, \.last) else { throw .codeNotSeparated("{app}") }
        guard beforeCode.contains(scalar) || MessageCharacter.isUnspacedLetter(scalar) else {
            throw .codeNotSeparated(String(scalar))
        }
    }

    private static func checkAfterCode(_ piece: Piece?) throws(InvalidMessageTemplate) {
        guard let piece else { return }
        guard case .text(let text) = piece, let scalar = text.unicodeScalars.first else {
            throw .codeNotSeparated("{app}")
        }
        if afterCode.contains(scalar) || MessageCharacter.isUnspacedLetter(scalar) { return }
        let next = text.unicodeScalars.dropFirst().first
        let isEnd = next.map { " \n\u{A0}\u{202F}\"'»”’)".unicodeScalars.contains($0) } ?? true
        guard afterCodeBeforeBlank.contains(scalar), isEnd else {
            throw .codeNotSeparated(String(scalar))
        }
    }

    private static func edge(
        of piece: Piece?,
        _ end: (String.UnicodeScalarView) -> Unicode.Scalar?
    ) -> Unicode.Scalar? {
        guard case .text(let text)? = piece else { return nil }
        return end(text.unicodeScalars)
    }

    private static func isDigitLike(_ scalar: Unicode.Scalar) -> Bool {
        MessageCharacter.isDigit(scalar)
    }
}
