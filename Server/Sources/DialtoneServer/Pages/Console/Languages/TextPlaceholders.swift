/// What a translation must take over from its English text: `{name}` for a value, and `<1>` with
/// `</1>` for an element.
struct TextPlaceholders: Equatable, Sendable {
    private var counts: [Substring: Int] = [:]

    /// Whether every element ends, and inside of the one in which it starts.
    private var areNested = true

    init(_ text: String) {
        var open: [Substring] = []
        var rest = text[...]
        while let start = rest.firstIndex(where: { $0 == "{" || $0 == "<" }) {
            rest = rest[start...]
            guard let placeholder = Self.first(in: rest) else {
                rest = rest.dropFirst()
                continue
            }
            counts[placeholder, default: 0] += 1
            if placeholder.hasPrefix("</") {
                if open.popLast() != placeholder.dropFirst(2) { areNested = false }
            } else if placeholder.hasPrefix("<") {
                open.append(placeholder.dropFirst())
            }
            rest = rest[placeholder.endIndex...]
        }
        if !open.isEmpty { areNested = false }
    }

    /// Whether the text has no placeholders but those of another.
    func areAmong(_ others: Self) -> Bool {
        areNested && counts.allSatisfy { $1 <= others.counts[$0, default: 0] }
    }

    /// Returns the placeholder with which a text begins; `nil` if it begins with none.
    static func first(in text: Substring) -> Substring? {
        guard let bracket = text.first, bracket == "{" || bracket == "<",
            let end = text.firstIndex(of: bracket == "{" ? "}" : ">")
        else { return nil }
        let inside = text[text.index(after: text.startIndex)..<end]
        let isOne =
            bracket == "{"
            ? !inside.isEmpty
                && inside.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
            : Int(inside.hasPrefix("/") ? inside.dropFirst() : inside) != nil
        return isOne ? text[...end] : nil
    }
}
