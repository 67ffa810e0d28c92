/// A sentence of the admin API, with placeholders for its values.
///
/// An example is `{field} must be {least} to {most}.`
///
/// Matching takes time in proportion to the length of the text: each part of the sentence is searched
/// once, behind the one before it.
struct SentencePattern: Sendable {
    /// The values of sentences.
    ///
    /// Braces around any other name are a part of the sentence.
    enum Value: String, Sendable {
        /// The name of a value, which pages call as their forms do.
        case field

        /// Words with commas or `or` between them.
        case list

        /// Anything, such as what a user has entered.
        case text

        /// A text of the API, which is translated itself.
        case reason, state

        // One word.
        case name, number, limit, least, most, example, date
    }

    /// The number of bytes of the sentence without its values.
    let ownLength: Int

    /// Whether a value is a text of the API.
    let hasParts: Bool

    private let sentence: String

    /// The text that says it in the user's language.
    private let shown: String

    private let start: String

    /// The values in their order, each with the text up to the next one.
    private let parts: [(value: Value, end: String)]

    init(_ sentence: String, shownAs shown: String) {
        self.sentence = sentence
        self.shown = shown
        let (texts, values) = Self.divided(sentence)
        start = texts[0]
        parts = Array(zip(values, texts.dropFirst()))
        hasParts = values.contains { $0 == .reason || $0 == .state }
        ownLength = texts.reduce(0) { $0 + $1.utf8.count }
    }

    /// Returns the values of a sentence in their order.
    static func values(of sentence: String) -> [Value] { divided(sentence).values }

    private static func divided(_ sentence: String) -> (texts: [String], values: [Value]) {
        var texts = [""]
        var values: [Value] = []
        var rest = sentence[...]
        while let first = rest.first {
            if let placeholder = TextPlaceholders.first(in: rest),
                let value = Value(rawValue: String(placeholder.dropFirst().dropLast()))
            {
                values.append(value)
                texts.append("")
                rest = rest[placeholder.endIndex...]
            } else {
                texts[values.count].append(first)
                rest.removeFirst()
            }
        }
        return (texts, values)
    }

    /// Returns a text of this form in the language of the user; `nil` if it has another form.
    ///
    /// `name` is what the page calls the field in it.
    func translation(of text: String, called name: String? = nil) -> String? {
        guard var values = values(in: text) else { return nil }
        if let name { values[Value.field.rawValue] = name }
        let shown = values.mapValues { ConsoleText.Value.text($0) }
        return ConsoleText(key: sentence, values: shown)
            .filled(ConsoleLanguage.current.catalog.text(self.shown) ?? sentence)
    }

    private func values(in text: String) -> [String: String]? {
        guard text.utf8.starts(with: start.utf8) else { return nil }
        var rest = Substring(text.utf8.dropFirst(start.utf8.count))
        var values: [String: String] = [:]
        for (index, part) in parts.enumerated() {
            guard let end = Self.end(part.end, in: rest, isLast: index == parts.count - 1),
                let value = part.value.shown(rest[..<end.lowerBound])
            else { return nil }
            values[part.value.rawValue] = value
            rest = rest[end.upperBound...]
        }
        return rest.isEmpty ? values : nil
    }

    /// Returns the place of the text after a value.
    private static func end(
        _ end: String,
        in text: Substring,
        isLast: Bool
    ) -> Range<Substring.Index>? {
        guard isLast else { return text.utf8.firstRange(of: end.utf8) }
        guard text.utf8.count > end.utf8.count else { return nil }
        let start = text.utf8.index(text.endIndex, offsetBy: -end.utf8.count)
        return text.utf8[start...].elementsEqual(end.utf8) ? start..<text.endIndex : nil
    }
}

extension SentencePattern.Value {
    /// Returns a value as pages show it; `nil` if it is none of this kind.
    fileprivate func shown(_ text: Substring) -> String? {
        guard !text.isEmpty else { return nil }
        switch self {
        case .field:
            if let name = APIField.known(String(text)) { return name }
            return Self.isWord(text) ? String(text) : nil
        case .list: return Self.isList(text) ? String(text) : nil
        case .text: return String(text)
        case .reason, .state: return APIText.part(String(text))
        case .name, .number, .limit, .least, .most, .example, .date:
            return Self.isWord(text) ? String(text) : nil
        }
    }

    private static func isWord(_ text: Substring) -> Bool { !text.utf8.contains(UInt8(ascii: " ")) }

    private static func isList(_ text: Substring) -> Bool {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        var mayEnd = true
        for word in words {
            // As in `TEMPORARY, code 30001`, the reason of a gateway with the gateway's own code.
            if ["or", "and", "code"].contains(word) {
                mayEnd = true
            } else {
                guard mayEnd else { return false }
                mayEnd = word.hasSuffix(",")
            }
        }
        return true
    }
}
