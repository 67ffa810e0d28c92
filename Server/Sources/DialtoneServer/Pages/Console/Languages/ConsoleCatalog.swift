import Foundation

/// The translations of the console's texts into one language, by the English text.
struct ConsoleCatalog: Sendable {
    /// The translation of one text.
    enum Entry: Decodable, Sendable {
        case text(String)

        /// The forms of a text with a number.
        case plural([PluralForm: String])

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let text = try? value.decode(String.self) {
                self = .text(text)
                return
            }
            let forms = try value.decode([String: String].self)
            self = .plural(
                Dictionary(
                    try forms.map { name, text in
                        guard let form = PluralForm(rawValue: name) else {
                            throw DecodingError.dataCorruptedError(
                                in: value,
                                debugDescription: "\(name) is no plural form"
                            )
                        }
                        return (form, text)
                    },
                    uniquingKeysWith: { first, _ in first }
                )
            )
        }
    }

    /// The translations whose placeholders are those of the English text.
    let entries: [String: Entry]

    /// The English texts whose translations cannot be used, because their placeholders differ.
    let unusable: [String]

    init(_ entries: [String: Entry] = [:]) {
        let usable = entries.filter { key, entry in entry.fits(key) }
        self.entries = usable
        unusable = entries.keys.filter { usable[$0] == nil }.sorted()
    }

    /// Reads a file of the repository's folder `Texts/Console`.
    init(file: [UInt8]) throws {
        self.init(try JSONDecoder().decode([String: Entry].self, from: Data(file)))
    }

    /// Returns the translation of a text; `nil` if there is none.
    func text(_ key: String) -> String? {
        switch entries[key] {
        case .text(let text): text
        case .plural(let forms): forms[.other]
        case nil: nil
        }
    }

    /// Returns the form of a text for a number; `nil` if there is no translation.
    func text(_ key: String, _ form: PluralForm) -> String? {
        guard case .plural(let forms) = entries[key] else { return text(key) }
        return forms[form] ?? forms[.other]
    }
}

extension ConsoleCatalog.Entry {
    /// Whether the placeholders agree with those of the English text.
    ///
    /// A form for some numbers can leave placeholders out, as in “one user”.
    fileprivate func fits(_ key: String) -> Bool {
        let placeholders = TextPlaceholders(key)
        switch self {
        case .text(let text): return TextPlaceholders(text) == placeholders
        case .plural(let forms):
            guard let other = forms[.other] else { return false }
            return TextPlaceholders(other) == placeholders
                && forms.values.allSatisfy { TextPlaceholders($0).areAmong(placeholders) }
        }
    }
}
