/// A part of a template: HTML with the tags of Mustache.
enum TemplateToken: Sendable {
    case text(String)

    /// A value, by its name in the view.
    case value(String, source: String)

    /// The start of an element that can be part of a sentence.
    case open(String, source: String)
    case close(String, source: String)

    /// Anything between sentences: other elements, and sections.
    case boundary(String)

    /// The elements that can be part of a sentence.
    private static let inline: Set<String> = [
        "a", "abbr", "b", "bdi", "code", "em", "i", "kbd", "small", "span", "strong", "time",
    ]

    /// The elements whose content is no text for people.
    private static let opaque: Set<String> = ["pre", "script", "style", "textarea"]

    /// The part of the template.
    var source: String {
        switch self {
        case .text(let text): text
        case .value(_, let source), .open(_, let source), .close(_, let source): source
        case .boundary(let source): source
        }
    }

    /// Divides a template; together, the parts are the template.
    static func all(in template: String) -> [Self] {
        var tokens: [Self] = []
        var rest = Substring(template)
        while !rest.isEmpty {
            let end = rest.utf8.firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "{") }
            if let end, end > rest.startIndex || isMarkup(rest[end...]) {
                if end > rest.startIndex { tokens.append(.text(String(rest[..<end]))) }
                rest = rest[end...]
                if isMarkup(rest) {
                    tokens.append(next(&rest))
                } else {
                    moveBracket(&rest, &tokens)
                }
            } else if end != nil {
                moveBracket(&rest, &tokens)
            } else {
                tokens.append(.text(String(rest)))
                rest = ""
            }
        }
        return tokens
    }

    /// Takes a bracket that begins neither a tag nor a value.
    private static func moveBracket(_ rest: inout Substring, _ tokens: inout [Self]) {
        tokens.append(.text(String(rest.removeFirst())))
    }

    private static func isMarkup(_ text: Substring) -> Bool {
        guard !text.hasPrefix("{{") else { return true }
        guard text.hasPrefix("<"), let second = text.dropFirst().first else { return false }
        return second.isLetter || second == "/" || second == "!"
    }

    private static func next(_ rest: inout Substring) -> Self {
        if rest.hasPrefix("{{") { return mustache(&rest) }
        let tag = take(upTo: endOfTag(rest), from: &rest)
        let isEnd = tag.hasPrefix("</")
        let name = String(
            tag.dropFirst(isEnd ? 2 : 1).prefix { $0.isLetter || $0.isNumber }
        ).lowercased()
        if opaque.contains(name), !isEnd, let end = rest.firstRange(of: "</\(name)>") {
            return .boundary(tag + take(upTo: end.upperBound, from: &rest))
        }
        guard inline.contains(name) else { return .boundary(tag) }
        return isEnd ? .close(name, source: tag) : .open(name, source: tag)
    }

    private static func mustache(_ rest: inout Substring) -> Self {
        let mark = rest.hasPrefix("{{{") ? "}}}" : "}}"
        let end = rest.firstRange(of: mark)?.upperBound ?? rest.endIndex
        let source = take(upTo: end, from: &rest)
        let name = source.drop { $0 == "{" }.prefix { $0 != "}" }
        guard let first = name.first, !"#^/>!<$=%".contains(first) else {
            return .boundary(source)
        }
        return .value(String(name), source: source)
    }

    /// The end of a tag, whose attributes can contain sections of the template.
    private static func endOfTag(_ text: Substring) -> Substring.Index {
        var isQuoted = false
        let end = text.utf8.firstIndex { byte in
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            return byte == UInt8(ascii: ">") && !isQuoted
        }
        return end.map(text.utf8.index(after:)) ?? text.endIndex
    }

    private static func take(upTo end: Substring.Index, from rest: inout Substring) -> String {
        let taken = rest[..<end]
        rest = rest[end...]
        return String(taken)
    }
}
