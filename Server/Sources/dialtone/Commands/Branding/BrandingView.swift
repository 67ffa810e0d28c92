import DialtoneModel

/// A project's branding, as commands print it.
struct BrandingView: Encodable {
    struct Logo: Encodable {
        let format: String
        let bytes: Int
    }

    let name: String
    let logo: Logo?
    let accent: String?
    let darkAccent: String?
    let titles: [String: String]
    let leads: [String: String]
    let notices: [String: String]
    let terms: String?
    let privacy: String?
    let support: String?

    init(_ project: Project) {
        let branding = project.settings.branding
        name = project.displayName
        logo = branding.logo.flatMap { try? BrandLogo(dataURL: $0) }.map {
            Logo(format: $0.format.rawValue, bytes: $0.bytes.count)
        }
        let palettes = branding.palettes
        accent = palettes?.light.accent.description
        darkAccent = palettes?.dark.accent.description
        titles = branding.titles
        leads = branding.leads
        notices = branding.notices
        let links = project.settings.links
        terms = links.terms
        privacy = links.privacy
        support = links.support
    }

    var rows: [[String]] {
        let logo = logo.map { "\($0.format.uppercased()), \($0.bytes) bytes" }
        let values = [
            ("name", name), ("logo", logo), ("accent", accent), ("dark accent", darkAccent),
            ("terms", terms), ("privacy", privacy), ("support", support),
        ]
        let kinds = [("title", titles), ("lead", leads), ("notice", notices)]
        let texts = kinds.flatMap { kind, texts in
            texts.sorted { $0.key < $1.key }.map { ["\(kind) (\($0.key))", $0.value] }
        }
        return values.map { [$0, $1 ?? "-"] } + texts
    }
}
