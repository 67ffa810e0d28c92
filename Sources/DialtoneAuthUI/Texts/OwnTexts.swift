import Foundation

/// The texts that an app shows instead of the screen's own: a table of its bundle.
struct OwnTexts: Sendable {
    private static let table = "DialtoneAuthUI"

    private let texts: [String: String]

    /// Reads the table of a language; `nil` if the bundle has none.
    init?(language: String, in bundle: Bundle) {
        let file = bundle.url(
            forResource: Self.table,
            withExtension: "strings",
            subdirectory: nil,
            localization: language
        )
        guard let file, let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let texts = list as? [String: String]
        else { return nil }
        self.texts = texts
    }

    /// Returns the app's text; `nil` if the screen's own is used.
    func text(_ key: String) -> String? { texts[key] }
}
