import DialtoneBasics

/// The script of `<dialtone-sign-in>`, with the modules that are made of other files of the pages.
enum ElementFiles {
    /// The name of the script.
    static let entry = "sign-in-element.js"

    static let languages = "languages.js"
    static let styles = "element-styles.js"

    /// The style sheets of the element, in this order.
    private static let sheets = ["base.css", "sign-in.css", "element.css"]

    /// Returns the script; `nil` if a module is missing.
    static func script(_ languages: PageLanguages, from files: [String: [UInt8]]) -> String? {
        ScriptBundle.module(entry, with: modules(languages, from: files))
    }

    /// Returns the modules by their names.
    ///
    /// Styles are part of a module because the element's page need not allow style sheets of other
    /// sites.
    private static func modules(
        _ all: PageLanguages,
        from files: [String: [UInt8]]
    ) -> [String: String] {
        let css = sheets.map { String(decoding: files[$0] ?? [], as: UTF8.self) }.joined()
        let tags = all.tags.map(JSONValue.string)
        let rightToLeft = all.tags.filter { PageLanguage.direction(of: $0) == "rtl" }
            .map(JSONValue.string)
        return [
            languages: "export const languages = \(JSONValue.array(tags).text);\n"
                + "export const rightToLeft = \(JSONValue.array(rightToLeft).text);\n",
            styles: "export const css = \(JSONValue.string(css).text);\n",
        ]
    }
}
