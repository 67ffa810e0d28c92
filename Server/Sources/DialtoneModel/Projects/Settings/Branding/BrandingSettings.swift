package import DialtoneBasics

/// The logo, colors and texts of the server's pages for a project.
///
/// Each value is checked when it is set, so that no setting can make a page illegible, run code, or
/// load anything from another host.
package struct BrandingSettings: Hashable, Sendable {
    /// The logo as a `data:` URL; see ``BrandLogo``.
    package var logo: String?

    /// The color of buttons and links on a light page, such as `#0d6b57`.
    package var accent: String?

    /// The color on a dark page; without it, one is derived from ``accent``.
    package var darkAccent: String?

    /// The title of the sign-in by language, such as `de`.
    package var titles: [String: String] = [:]

    /// The sentence below the title by language.
    package var leads: [String: String] = [:]

    /// The notice below the button by language.
    package var notices: [String: String] = [:]

    package init() {}
}

extension BrandingSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("logo", \.logo),
            SettingPart("accent", \.accent),
            SettingPart("darkAccent", \.darkAccent),
            SettingPart("titles", \.titles),
            SettingPart("leads", \.leads),
            SettingPart("notices", \.notices),
        ]
    }
}

extension BrandingSettings {
    private static let languageLimit = 100

    /// The colors of the two schemes; `nil` if the project has none of its own.
    package var palettes: (light: BrandPalette, dark: BrandPalette)? {
        let light = accent.flatMap(BrandColor.init)
        let dark = darkAccent.flatMap(BrandColor.init)
        guard let base = light ?? dark else { return nil }
        return (
            BrandPalette(accent: (light ?? base).legible(on: .light), on: .light),
            BrandPalette(accent: (dark ?? base).legible(on: .dark), on: .dark)
        )
    }

    func check() throws(Refusal) {
        if let logo {
            do {
                _ = try BrandLogo(dataURL: logo)
            } catch {
                throw .invalidArgument(field: "branding.logo", problem: error.sentence)
            }
        }
        try Self.check(accent, on: .light, "branding.accent")
        try Self.check(darkAccent, on: .dark, "branding.darkAccent")
        try Self.check(titles, upTo: 80, "branding.titles")
        try Self.check(leads, upTo: 200, "branding.leads")
        try Self.check(notices, upTo: 400, "branding.notices")
    }

    private static func check(
        _ text: String?,
        on scheme: BrandPalette.Scheme,
        _ field: String
    ) throws(Refusal) {
        guard let text else { return }
        guard let color = BrandColor(text) else {
            throw .invalidArgument(field: field, problem: "must have the form #0d6b57")
        }
        guard !color.isLegible(on: scheme) else { return }
        let contrast = (color.contrast(on: scheme) * 10).rounded(.down) / 10
        throw .invalidArgument(
            field: field,
            problem: "has a contrast of \(contrast) to the page, and needs "
                + "\(BrandPalette.leastContrast); \(color.legible(on: scheme)) is legible"
        )
    }

    private static func check(
        _ texts: [String: String],
        upTo limit: Int,
        _ field: String
    ) throws(Refusal) {
        guard texts.count <= languageLimit else {
            throw .invalidArgument(field: field, problem: "has too many languages")
        }
        for (language, text) in texts.sorted(by: { $0.key < $1.key }) {
            let name = "\(field).\(language)"
            guard language.wholeMatch(of: /[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}/) != nil else {
                throw .invalidArgument(field: name, problem: "must name a language, such as de")
            }
            guard text.contains(where: { !$0.isWhitespace }), text.count <= limit else {
                throw .invalidArgument(field: name, problem: "must have 1 to \(limit) characters")
            }
            let isPlain = text.unicodeScalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator: false
                default: true
                }
            }
            guard isPlain else {
                throw .invalidArgument(field: name, problem: "must be a single line of text")
            }
        }
    }
}
