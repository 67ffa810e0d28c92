import Foundation

/// The texts that an app shows instead of the screen's own: a table of its bundle.
struct OwnTexts: Sendable {
    private static let table = "DialtoneAuthUI"

    private let texts: [String: String]

    /// Reads the table of the first of these languages that has one; `nil` if the bundle has none.
    init?(languages: [String], in bundle: Bundle) {
        guard let texts = languages.lazy.compactMap({ Self.texts($0, in: bundle) }).first else {
            return nil
        }
        self.texts = texts
    }

    private static func texts(_ language: String, in bundle: Bundle) -> [String: String]? {
        let file = bundle.url(
            forResource: table,
            withExtension: "strings",
            subdirectory: nil,
            localization: language
        )
        guard let file, let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return nil }
        return list as? [String: String]
    }

    /// Returns the app's text; `nil` if the screen's own is used.
    func text(_ key: String) -> String? { texts[key] }
}
