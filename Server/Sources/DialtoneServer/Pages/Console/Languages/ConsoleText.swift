/// A text of the console in English, with its values.
struct ConsoleText: ExpressibleByStringInterpolation, Sendable {
    /// The text by which catalogs have it, with numbers in the place of values: `{1} of {2}`.
    let key: String

    /// The values by the names of their placeholders.
    private let values: [String: Value]

    /// What takes the place of a placeholder.
    enum Value: Sendable {
        case text(String)

        /// A part that is translated itself.
        indirect case part(ConsoleText)

        var text: String {
            switch self {
            case .text(let text): text
            case .part(let part): translated(part)
            }
        }
    }

    init(stringLiteral text: String) {
        self.init(text)
    }

    /// Creates the text from one of a table, such as the name of a setting.
    init(_ text: String) {
        self.init(key: text, values: [:])
    }

    init(key: String, values: [String: Value]) {
        self.key = key
        self.values = values
    }

    init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        values = stringInterpolation.values
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var values: [String: Value] = [:]

        init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 3 * interpolationCount)
        }

        mutating func appendLiteral(_ text: String) { key += text }

        mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            append(.text(value.description))
        }

        /// Adds a number, which has the separators of the user's language.
        mutating func appendInterpolation(_ number: some BinaryInteger & CustomStringConvertible) {
            append(.text(Grouped.text(number)))
        }

        mutating func appendInterpolation(_ part: ConsoleText) { append(.part(part)) }

        private mutating func append(_ value: Value) {
            let name = String(values.count + 1)
            values[name] = value
            key += "{\(name)}"
        }
    }

    /// Returns a translation of the key with the values in the place of their names.
    func filled(_ translation: String) -> String {
        guard !values.isEmpty else { return translation }
        var rest = translation[...]
        var text = ""
        // In one pass, so that a value that looks like a placeholder stays what it is.
        while let start = rest.firstIndex(of: "{") {
            text += rest[..<start]
            rest = rest[start...]
            guard let end = rest.firstIndex(of: "}"),
                let value = values[String(rest[rest.index(after: start)..<end])]
            else {
                text += "{"
                rest = rest.dropFirst()
                continue
            }
            text += value.text
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
    }
}

/// Returns a text in the language of the request's user.
///
/// `scripts/console-texts.py` finds the texts by the name of this function.
func translated(_ text: ConsoleText) -> String {
    ConsoleLanguage.current.text(text)
}

/// Returns a text with a number, in the form that the language has for it.
///
/// Catalogs have the forms at the key of `other`.
func translated(_ count: Int, one: ConsoleText, other: ConsoleText) -> String {
    ConsoleLanguage.current.text(count, one: one, other: other)
}
