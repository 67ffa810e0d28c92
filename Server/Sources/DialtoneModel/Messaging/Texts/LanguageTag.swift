/// A BCP 47 language tag, normalized for the lookup of texts.
package struct LanguageTag: Hashable, Sendable {
    /// Lower-case subtags, most general first; empty for an invalid tag.
    package let subtags: [String]

    /// Replacements for deprecated tags, and for varieties that use the text of another one.
    private static let readAs = [
        "no": "nb", "nn": "nb", "iw": "he", "in": "id", "tl": "fil", "mo": "ro", "cmn": "zh",
        "yue": "zh-hant", "sh": "sr-latn", "cnr": "sr-latn",
    ]

    /// Languages with a different writing system, by script or by region.
    private static let lettersOf = [
        "zh": ["tw": "zh-hant", "hk": "zh-hant", "mo": "zh-hant"],
        "sr": ["me": "sr-latn"],
        "pa": ["pk": "ur", "arab": "ur"],
    ]

    package init(_ text: String) {
        var subtags =
            text.prefix(35).lowercased()
            .split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        if let language = subtags.first, let other = Self.readAs[language] {
            subtags = Self.split(other) + subtags.dropFirst()
        }
        self.subtags = Self.inLettersOfRegion(subtags)
    }

    /// The lookup key, such as `pt-br`.
    package var key: String { subtags.joined(separator: "-") }

    /// Whether it has the syntax of a tag: a language and optional subtags.
    package var isWellFormed: Bool {
        guard let language = subtags.first, (2...8).contains(language.utf8.count) else {
            return false
        }
        return subtags.allSatisfy { subtag in
            (1...8).contains(subtag.utf8.count)
                && subtag.utf8.allSatisfy {
                    (0x61...0x7a).contains($0) || (0x30...0x39).contains($0)
                }
        } && language.utf8.allSatisfy { (0x61...0x7a).contains($0) }
    }

    /// The tag and its fallbacks, most specific first, as in an RFC 4647 lookup.
    package var lookups: [String] {
        (0..<subtags.count).map { subtags.dropLast($0).joined(separator: "-") }
    }

    /// Returns the first of `languages` that has a text, and the text.
    package static func best<Text>(
        of languages: [String],
        in texts: [String: Text]
    ) -> (tag: String, text: Text)? {
        for language in languages.prefix(10) {
            // Fast path: most tags are already normalized.
            if let text = texts[language] { return (language, text) }
            for tag in LanguageTag(language).lookups {
                if let text = texts[tag] { return (tag, text) }
            }
        }
        return nil
    }

    /// Applies the writing system of the script or region; a script takes precedence.
    private static func inLettersOfRegion(_ subtags: [String]) -> [String] {
        guard subtags.count > 1, let letters = lettersOf[subtags[0]] else { return subtags }
        let rest = subtags.dropFirst()
        let telling = rest.first { $0.utf8.count == 4 } ?? rest.first { $0.utf8.count == 2 }
        return telling.flatMap { letters[$0] }.map(split) ?? subtags
    }

    private static func split(_ tag: String) -> [String] {
        tag.split(separator: "-").map(String.init)
    }
}
