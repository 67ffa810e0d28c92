/// A text with a place for the code, `{code}`, and places for the app's name, `{app}`.
///
/// It is taken apart once: a message is put together for each code that is sent.
package struct MessageTemplate: Hashable, Sendable {
    package enum Piece: Hashable, Sendable {
        case text(String)
        case code
        case appName
    }

    /// The template as it was written.
    package let source: String

    package let pieces: [Piece]

    /// The pieces up to the end of the sentence that has the code; what follows is advice,
    /// which a message without room for it does not need.
    package let essential: [Piece]

    /// Takes a text of our own, of which tests show that it keeps the rules.
    package init(unchecked source: String) {
        self.source = source
        pieces = Self.pieces(of: source)
        essential = Self.essential(of: pieces)
    }

    /// Whether the name stands in it.
    package var namesApp: Bool { pieces.contains(.appName) }
}

extension MessageTemplate {
    private static let sentenceEnds = Set(".!?…。！？।։።؟۔".unicodeScalars)

    /// Those of which a blank has to follow, because they also stand inside of words and numbers.
    private static let spacedSentenceEnds = Set(".!?…".unicodeScalars)

    /// Text with a brace that is none of a placeholder's stays text.
    private static func pieces(of source: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = source[...]
        while let open = rest.firstIndex(of: "{") {
            let tail = rest[open...]
            guard let (piece, length) = placeholder(at: tail) else {
                append(rest[...open], to: &pieces)
                rest = rest[rest.index(after: open)...]
                continue
            }
            append(rest[..<open], to: &pieces)
            pieces.append(piece)
            rest = tail.dropFirst(length)
        }
        append(rest, to: &pieces)
        return pieces
    }

    private static func placeholder(at text: Substring) -> (Piece, Int)? {
        if text.hasPrefix("{code}") { return (.code, 6) }
        if text.hasPrefix("{app}") { return (.appName, 5) }
        return nil
    }

    private static func append(_ text: Substring, to pieces: inout [Piece]) {
        guard !text.isEmpty else { return }
        if case .text(let before)? = pieces.last {
            pieces[pieces.count - 1] = .text(before + text)
        } else {
            pieces.append(.text(String(text)))
        }
    }

    private static func essential(of pieces: [Piece]) -> [Piece] {
        guard let code = pieces.firstIndex(of: .code) else { return pieces }
        for (index, piece) in pieces.enumerated().dropFirst(code + 1) {
            guard case .text(let text) = piece, let end = sentenceEnd(in: text) else { continue }
            let rest = end == text.startIndex ? [] : [Piece.text(String(text[..<end]))]
            return pieces[..<index] + rest
        }
        return pieces
    }

    /// Behind the first sentence of `text`; `nil` where it goes on to the end.
    private static func sentenceEnd(in text: String) -> String.Index? {
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            if scalars[index] == "\n" { return index }
            guard sentenceEnds.contains(scalars[index]) else { continue }
            let next = scalars.index(after: index)
            guard next < scalars.endIndex else { continue }
            if !spacedSentenceEnds.contains(scalars[index])
                || " \n".unicodeScalars.contains(scalars[next])
            {
                return next
            }
        }
        return nil
    }
}
