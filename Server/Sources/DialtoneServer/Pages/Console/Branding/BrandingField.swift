/// A field of the branding's form, with what it does, as the template shows it.
struct BrandingField: Sendable {
    let name: String
    let label: String

    /// What the value does, its default, and what follows from it.
    let about: String
    let text: String
    let placeholder: String
    let limit: Int

    /// The language of the text; `nil` if it has none.
    let language: String?

    /// What is wrong with the text.
    let fieldProblem: String?

    /// The fields of the colors.
    static func colors(_ draft: BrandingDraft, _ problems: [String: String]) -> [Self] {
        [
            Self(
                name: "accent",
                label: translated("Color on light pages"),
                about: translated(
                    """
                    Buttons and links, also in e-mails. Default: #0d6b57. Shades for text on buttons \
                    and for the pointer are derived. Colors that are hard to read are refused.
                    """
                ),
                text: draft.accent,
                placeholder: "#0d6b57",
                limit: 7,
                language: nil,
                fieldProblem: problems["accent"]
            ),
            Self(
                name: "darkAccent",
                label: translated("Color on dark pages"),
                about: translated(
                    """
                    For users whose device is dark. Default: derived from the color on light pages, \
                    or #62d3b3.
                    """
                ),
                text: draft.darkAccent,
                placeholder: "#62d3b3",
                limit: 7,
                language: nil,
                fieldProblem: problems["darkAccent"]
            ),
        ]
    }

    /// The field of the project's name.
    static func name(_ draft: BrandingDraft, _ problems: [String: String]) -> Self {
        Self(
            name: "name",
            label: translated("Name"),
            about: translated(
                """
                The project’s name, at the top of all pages for users and in e-mails and messages. \
                Users recognize your app by it. Up to 100 characters.
                """
            ),
            text: draft.name,
            placeholder: "",
            limit: 100,
            language: nil,
            fieldProblem: problems["name"]
        )
    }

    /// The fields of the texts in the draft's language.
    static func texts(_ draft: BrandingDraft, _ problems: [String: String]) -> [Self] {
        let kinds: [(String, String, String, String, Int)] = [
            (
                "title", translated("Title"),
                translated("In place of the built-in title of the sign-in page. Plain text."),
                draft.title, 80
            ),
            (
                "lead", translated("Sentence below the title"),
                translated("In place of the built-in sentence about the phone number."),
                draft.lead, 200
            ),
            (
                "notice", translated("Notice below the button"),
                translated(
                    """
                    In place of the built-in notice that messages can cost money. If you replace \
                    it, some countries require that you still say so.
                    """
                ),
                draft.notice, 400
            ),
        ]
        return kinds.map { name, label, about, text, limit in
            Self(
                name: name,
                label: label,
                about: about,
                text: text,
                placeholder: "",
                limit: limit,
                language: draft.language,
                fieldProblem: problems[name]
            )
        }
    }

    /// The fields of the links at the bottom of the pages.
    static func links(_ draft: BrandingDraft, _ problems: [String: String]) -> [Self] {
        let kinds: [(String, String, String, String, String)] = [
            (
                "terms", translated("Terms of service"),
                translated("An https URL. Default: no link. Apps show it as well."),
                draft.terms, "https://example.com/terms"
            ),
            (
                "privacy", translated("Privacy policy"),
                translated("An https URL. Default: no link. Apps show it as well."),
                draft.privacy, "https://example.com/privacy"
            ),
            (
                "support", translated("Help for users"),
                translated(
                    """
                    An https URL, or mailto: and an address. Default: no link, and users who lose \
                    their second factor find no help.
                    """
                ),
                draft.support, "mailto:help@example.com"
            ),
        ]
        return kinds.map { name, label, about, text, placeholder in
            Self(
                name: name,
                label: label,
                about: about,
                text: text,
                placeholder: placeholder,
                limit: 2_000,
                language: nil,
                fieldProblem: problems[name]
            )
        }
    }

    /// Returns the field that a refusal is about; `nil` for any other.
    static func name(of path: String) -> String? {
        switch path {
        case "displayName": "name"
        case "branding.accent": "accent"
        case "branding.darkAccent": "darkAccent"
        case "branding.logo": "logo"
        case "links.terms": "terms"
        case "links.privacy": "privacy"
        case "links.support": "support"
        case let path where path.hasPrefix("branding.titles"): "title"
        case let path where path.hasPrefix("branding.leads"): "lead"
        case let path where path.hasPrefix("branding.notices"): "notice"
        default: nil
        }
    }

    /// Returns what the page calls a field.
    static func label(of name: String) -> String {
        let draft = BrandingDraft { _ in "" }
        let fields =
            [Self.name(draft, [:])] + colors(draft, [:]) + texts(draft, [:]) + links(draft, [:])
        return fields.first { $0.name == name }?.label ?? translated("Logo")
    }
}
