import DialtoneBasics

/// A text of a template that is translated as a whole: a sentence with its values and the elements
/// in it, or the value of an attribute.
struct TemplateSentence: Sendable {
    /// The text by which catalogs have it: `Changed by <1>{name}</1>`.
    private(set) var key = ""

    /// The part of the template for each placeholder.
    private var sources: [Substring: String] = [:]

    private let source: String

    /// Whether a part of the text is for people, and not only code and values.
    private(set) var hasWords = false

    init(_ tokens: [TemplateToken]) {
        source = tokens.map(\.source).joined()
        var elements: [(number: Int, isCode: Bool)] = []
        var count = 0
        for token in tokens {
            switch token {
            case .text(let text):
                append(Self.singleSpaced(text))
                if elements.allSatisfy({ !$0.isCode }), text.contains(where: \.isLetter) {
                    hasWords = true
                }
            case .value(let name, let source): append("{\(name)}", for: source)
            case .open(let name, let source):
                count += 1
                elements.append((count, ["code", "kbd"].contains(name)))
                append("<\(count)>", for: source)
            case .close(_, let source):
                append("</\(elements.popLast()?.number ?? 0)>", for: source)
            case .boundary(let source): append(source)
            }
        }
    }

    /// Returns the translation with the parts of the template in the place of their placeholders;
    /// the source if there is no translation.
    func filled(from catalog: ConsoleCatalog) -> String {
        guard let translation = catalog.text(key) else { return source }
        var rest = translation[...]
        var text = ""
        while !rest.isEmpty {
            if let placeholder = TextPlaceholders.first(in: rest), let source = sources[placeholder]
            {
                text += source
                rest = rest[placeholder.endIndex...]
            } else {
                // A translation is text: it adds neither elements nor values.
                let next = rest.dropFirst().firstIndex { $0 == "{" || $0 == "<" } ?? rest.endIndex
                text += HTMLText(String(rest[..<next])).description.replacing("{", with: "&#123;")
                rest = rest[next...]
            }
        }
        return text
    }

    private mutating func append(_ text: String, for source: String? = nil) {
        key += text
        if let source { sources[text[...]] = source }
    }

    /// Returns the text with one space in the place of all white space, which is what browsers show.
    private static func singleSpaced(_ text: String) -> String {
        var result = ""
        for character in text {
            if !character.isWhitespace {
                result.append(character)
            } else if result.last != " " {
                result.append(" ")
            }
        }
        return result
    }
}
