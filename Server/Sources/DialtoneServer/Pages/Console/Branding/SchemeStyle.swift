import DialtoneModel

/// The colors of the pages in one color scheme, whatever the browser prefers.
enum SchemeStyle {
    /// Returns the style of a page that shows `settings` in a scheme.
    static func text(_ settings: BrandingSettings, in scheme: BrandPalette.Scheme) -> String {
        let name = scheme == .light ? "light" : "dark"
        let properties = scheme == .light ? light : dark
        let own = BrandFile.properties(settings, in: scheme)
        return ":root { \(properties) color-scheme: \(name); \(own) }\n"
    }

    private static let darkMedia = "@media (prefers-color-scheme: dark) {"
    private static let base = String(decoding: PageAssets.files["base.css"] ?? [], as: UTF8.self)

    private static let light = root(in: base[...])

    private static let dark: String = {
        guard let media = base.firstRange(of: darkMedia) else { return "" }
        return root(in: base[media.upperBound...])
    }()

    /// Returns the properties of the first rule for the root of a page.
    private static func root(in text: Substring) -> String {
        guard let start = text.firstRange(of: ":root {"),
            let end = text[start.upperBound...].firstIndex(of: "}")
        else { return "" }
        return String(text[start.upperBound..<end])
    }
}
