/// A text with placeholders for the code, `{code}`, and for the app's name, `{app}`.
///
/// It is parsed once and rendered for each code that is sent.
package struct MessageTemplate: Hashable, Sendable {
    package enum Piece: Hashable, Sendable {
        case text(String)
        case code
        case appName
    }

    /// The template as it was written.
    package let source: String

    package let pieces: [Piece]

    /// The pieces up to the end of the sentence with the code.
    ///
    /// The rest is advice, which is dropped if the message has no room for it.
    package let essential: [Piece]

    /// Creates a template from a built-in text; tests verify that these are valid.
    package init(unchecked source: String) {
        self.source = source
        pieces = Self.pieces(of: source)
        essential = Self.essential(of: pieces)
    }

    /// Whether the text contains the app's name.
    package var namesApp: Bool { pieces.contains(.appName) }
}

extension MessageTemplate {
    private static let sentenceEnds = Set(".!?…。！？।։።؟۔".unicodeScalars)

    /// Sentence ends that a space must follow, because they also occur in words and numbers.
    private static let spacedSentenceEnds = Set(".!?…".unicodeScalars)

    /// Parses placeholders; braces that do not belong to one are plain text.
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

    /// Returns the index after the first sentence of `text`; `nil` if it has no end.
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
