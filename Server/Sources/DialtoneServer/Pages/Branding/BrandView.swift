import DialtoneBasics
import DialtoneModel

/// The template values that make a page look like the project's own.
struct BrandView: Sendable {
    struct Link: Sendable {
        let url: String
        let label: String
    }

    /// The path of the style sheet with the project's colors.
    let style: String?

    /// The path of the logo.
    let logo: String?

    let links: [Link]
    let hasLinks: Bool

    /// The project's texts in place of the standard ones, as JSON for the sign-in's scripts.
    let texts: String

    /// The title of the sign-in before its scripts have loaded; `nil` for the standard one.
    let heading: String?

    init(_ project: Project, _ files: BrandFiles.Files, _ language: PageLanguage) {
        self.init(
            previewOf: project,
            style: files.style?.path(in: project.id),
            logo: files.logo?.path(in: project.id),
            language
        )
    }

    /// Creates the values for branding that may not be saved, with the addresses of its files.
    init(previewOf project: Project, style: String?, logo: String?, _ language: PageLanguage) {
        let settings = project.settings.branding
        self.style = style
        self.logo = logo
        links = Self.links(project.settings.links, language.texts.links)
        hasLinks = !links.isEmpty
        heading = settings.titles[language.tag]
        let own = [
            "numberTitle": heading, "numberLead": settings.leads[language.tag],
            "numberNotice": settings.notices[language.tag],
        ]
        texts = JSONValue.object(own.compactMapValues { $0.map(JSONValue.string) }).text
    }

    private static func links(_ settings: LinkSettings, _ texts: LinkTexts) -> [Link] {
        [
            (settings.terms, texts.terms), (settings.privacy, texts.privacy),
            (settings.support, texts.help),
        ]
        .compactMap { url, label in
            url.map { Link(url: $0, label: label) }
        }
    }
}

extension PageFiles {
    /// What makes a page look like the project's own.
    func brand(of project: Project, in language: PageLanguage) -> BrandView {
        BrandView(project, brandFiles(of: project), language)
    }
}
