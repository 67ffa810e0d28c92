/// A place that the finder's query can find.
struct FinderResult: Encodable, Sendable {
    let name: String
    let path: String
    let about: String

    /// Other words by which it is found.
    var words = ""

    /// What operators look for on the page, in lower case.
    var keywords: [String] = []

    enum CodingKeys: CodingKey {
        case name, path, about
    }

    /// Splits a text with keywords.
    static func keywords(in text: String?) -> [String] {
        (text ?? "").split(separator: ",").map { ConsoleForm.trimmed($0).lowercased() }
    }

    /// How well the lower-case text matches, from 0 for best; `nil` if it does not.
    func rank(for text: String) -> Int? {
        if name.lowercased().hasPrefix(text) { return 0 }
        if keywords.contains(where: { $0.hasPrefix(text) }) { return 0 }
        if name.lowercased().contains(text) { return 1 }
        if words.lowercased().contains(text) { return 2 }
        return about.lowercased().contains(text) ? 3 : nil
    }
}
