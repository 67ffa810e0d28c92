/// A BCP 47 language tag, in the one spelling that texts are looked up by.
struct LanguageTag: Hashable {
    /// Lower-case subtags, most general first; empty for what is no tag.
    let subtags: [String]

    /// Tags that changed their name, and varieties that are read in another one's text.
    private static let readAs = ["no": "nb", "nn": "nb", "iw": "he", "in": "id", "tl": "fil"]

    /// Where Chinese is written in traditional characters.
    private static let traditionalRegions: Set<String> = ["tw", "hk", "mo"]

    init(_ text: String) {
        var subtags =
            text.prefix(35).lowercased()
            .split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        if let language = subtags.first { subtags[0] = Self.readAs[language] ?? language }
        if subtags.first == "zh", !subtags.contains("hans"),
            subtags.contains(where: Self.traditionalRegions.contains)
        {
            subtags = ["zh", "hant"]
        }
        self.subtags = subtags
    }

    /// The tag and what to fall back on, most specific first, as RFC 4647 looks tags up.
    var lookups: [String] {
        (0..<subtags.count).map { subtags.dropLast($0).joined(separator: "-") }
    }

    /// The first of `languages` that has a text, and that text.
    static func best<Text>(
        of languages: [String],
        in texts: [String: Text]
    ) -> (tag: String, text: Text)? {
        for language in languages.prefix(10) {
            for tag in LanguageTag(language).lookups {
                if let text = texts[tag] { return (tag, text) }
            }
        }
        return nil
    }
}
