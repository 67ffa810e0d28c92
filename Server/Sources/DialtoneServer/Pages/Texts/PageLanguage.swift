import DialtoneBasics

/// A language of the pages, with their texts.
struct PageLanguage: Sendable {
    /// The BCP 47 tag, as in the `lang` attribute and in the names of files.
    let tag: String

    let texts: PageTexts

    /// The languages whose letters are written from right to left.
    private static let rightToLeft: Set<String> = ["ar", "fa", "he", "ur"]

    /// The value of the `dir` attribute.
    var direction: String { Self.direction(of: tag) }

    /// Returns the value of the `dir` attribute for a language.
    static func direction(of tag: String) -> String { rightToLeft.contains(tag) ? "rtl" : "ltr" }

    /// Returns the name of a language's ``script`` among the pages' assets.
    static func scriptName(of tag: String) -> String { "texts-\(tag).js" }

    /// Returns the name of a language's ``accountScript`` among the pages' assets.
    static func accountScriptName(of tag: String) -> String { "account-texts-\(tag).js" }

    /// The texts of the sign-in as a module for the page's scripts.
    var script: String {
        var table = texts.signIn.merging(texts.signInPage) { _, own in own }
        let frame = texts.signInFrame
        table["failedTitle"] = .string(frame.failedTitle)
        table["failedLead"] = .string(frame.failedLead)
        table["retry"] = .string(frame.retry)
        table["locale"] = .string(tag)
        table.merge(texts.passwordRules) { own, _ in own }
        let action = texts.action
        table["choosePassword"] = .string(action.resetPassword.title)
        table["savePassword"] = .string(action.resetPassword.button)
        table["GUESSABLE_PASSWORD"] = .string(action.guessablePassword)
        table["accountTitle"] = .string(texts.account.title)
        return Self.module(of: table)
    }

    /// The texts of the account page as a module, without those of ``script``.
    var accountScript: String {
        let shared = ["changeEmail": JSONValue.string(texts.action.changeEmail.title)]
        return Self.module(of: shared.merging(texts.account.table) { _, own in own })
    }

    private static func module(of table: [String: JSONValue]) -> String {
        "export const texts = \(JSONValue.object(table).text);\n"
    }
}
