/// The texts of one language.
struct SignInTextTable: Sendable {
    private let texts: [Substring: Substring]

    /// Reads one of ``sources``: a key, a tab and a text on each line.
    init(_ source: String) {
        texts = Dictionary(
            source.split(separator: "\n").compactMap { line in
                guard let tab = line.firstIndex(of: "\t") else { return nil }
                return (line[..<tab], line[line.index(after: tab)...])
            },
            uniquingKeysWith: { one, _ in one }
        )
    }

    subscript(key: String) -> String? { texts[key[...]].map(String.init) }

    /// The keys of all texts.
    var keys: Set<String> { Set(texts.keys.map(String.init)) }
}
