import DialtoneBasics

/// A language of the pages, with their texts.
struct PageLanguage: Sendable {
    /// The BCP 47 tag, as in the `lang` attribute and in the names of files.
    let tag: String

    let texts: PageTexts

    /// The languages whose letters are written from right to left.
    private static let rightToLeft: Set<String> = ["ar", "fa", "he", "ur"]

    /// The texts of the sign-in screen of apps that the page shows as well.
    private static let shared: Set<String> = [
        "withPasskey", "PASSKEY_UNAVAILABLE", "PASSKEY_CREDENTIAL_NOT_FOUND",
        "INVALID_AUTHENTICATOR_RESPONSE",
    ]

    /// The value of the `dir` attribute.
    var direction: String { Self.rightToLeft.contains(tag) ? "rtl" : "ltr" }

    /// The name of ``script`` among the pages' assets.
    var scriptName: String { "texts-\(tag).js" }

    /// The texts of the sign-in as a module for the page's scripts.
    var script: String {
        let table = texts.app.filter { Self.shared.contains($0.key) }
            .merging(texts.signIn) { _, own in own }
            .merging(texts.signInPage) { _, own in own }
            .merging(["locale": .string(tag)]) { _, own in own }
        return "export const texts = \(JSONValue.object(table).text);\n"
    }
}
