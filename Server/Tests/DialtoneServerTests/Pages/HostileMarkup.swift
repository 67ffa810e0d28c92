/// Characters of markup behind scalars that join the next scalar into one `Character`.
///
/// Browsers read scalars: to them `"\u{0600}<"` begins a tag. `String.contains` compares
/// characters and would not find it, so tests look with ``raw(in:)``.
enum HostileMarkup {
    /// Scalars of the general categories Cf and Lo.
    private static let joiners: [Unicode.Scalar] = ["\u{0600}", "\u{0D4E}"]

    private static let references = ["&lt;", "&gt;", "&quot;", "&#39;", "&amp;"]

    /// Every joiner before each of the characters that have to be escaped.
    static let text = joiners.map { joiner in
        ["<", ">", "\"", "'", "&"].map { "\(joiner)\($0)" }.joined()
    }
    .joined()

    /// Returns whether the page shows ``text`` at all; otherwise, finding nothing unescaped proves
    /// little.
    static func isShown(in page: String) -> Bool {
        let scalars = Array(page.unicodeScalars)
        return joiners.allSatisfy { joiner in
            references.allSatisfy { reference in
                scalars.contains(Array("\(joiner)\(reference)".unicodeScalars))
            }
        }
    }

    /// Returns the unescaped markup after a joiner.
    static func raw(in page: String) -> [String] {
        let scalars = Array(page.unicodeScalars)
        return scalars.indices.dropLast().compactMap { index in
            guard joiners.contains(scalars[index]) else { return nil }
            let rest = scalars[(index + 1)...]
            guard let next = rest.first, "<>\"'&".unicodeScalars.contains(next) else { return nil }
            let isEscaped = references.contains { rest.starts(with: $0.unicodeScalars) }
            return isEscaped ? nil : String(next)
        }
    }
}
