import DialtoneBasics
import DialtoneModel
import Foundation
import IdentityToolkitAdmin

/// The branding of a project as an operator has entered it, which may not be valid.
struct BrandingDraft: Sendable {
    let language: String
    var name = ""
    var accent = ""
    var darkAccent = ""
    var title = ""
    var lead = ""
    var notice = ""
    var terms = ""
    var privacy = ""
    var support = ""
    var logo = ""

    /// Creates the draft of a project's present branding.
    init(_ project: Project, in language: String) {
        self.language = language
        let branding = project.settings.branding
        name = project.displayName
        accent = branding.accent ?? ""
        darkAccent = branding.darkAccent ?? ""
        title = branding.titles[language] ?? ""
        lead = branding.leads[language] ?? ""
        notice = branding.notices[language] ?? ""
        let links = project.settings.links
        terms = links.terms ?? ""
        privacy = links.privacy ?? ""
        support = links.support ?? ""
        logo = branding.logo ?? ""
    }

    /// Creates the draft of entered fields; `field` returns an empty text for a missing one.
    init(_ field: (String) -> String) {
        language = field("language").isEmpty ? "en" : field("language")
        name = field("name")
        accent = field("accent")
        darkAccent = field("darkAccent")
        title = field("title")
        lead = field("lead")
        notice = field("notice")
        terms = field("terms")
        privacy = field("privacy")
        support = field("support")
        logo = field("logo")
    }

    /// Returns the number of fields with other texts.
    func differences(to other: Self) -> Int {
        let fields: [KeyPath<Self, String>] = [
            \.name, \.accent, \.darkAccent, \.title, \.lead, \.notice, \.terms, \.privacy,
            \.support,
            \.logo,
        ]
        // Browsers send line breaks as two characters.
        return fields.count {
            self[keyPath: $0].replacing("\r\n", with: "\n") != other[keyPath: $0]
        }
    }

    /// The fields that a preview needs, except the logo, which is too long for an address.
    var query: String {
        [
            ("language", language), ("name", name), ("accent", accent),
            ("darkAccent", darkAccent), ("title", title), ("lead", lead), ("notice", notice),
            ("terms", terms), ("privacy", privacy), ("support", support), ("draft", "1"),
        ]
        .map { "\($0)=\(PagePath.escaped($1))" }
        .joined(separator: "&")
    }

    /// Returns the project with this branding.
    func applied(to project: Project) -> Project {
        var project = project
        project.displayName = name
        var branding = project.settings.branding
        branding.logo = Self.optional(logo)
        branding.accent = Self.optional(accent)
        branding.darkAccent = Self.optional(darkAccent)
        branding.titles[language] = Self.optional(title)
        branding.leads[language] = Self.optional(lead)
        branding.notices[language] = Self.optional(notice)
        project.settings.branding = branding
        project.settings.links.terms = Self.optional(terms)
        project.settings.links.privacy = Self.optional(privacy)
        project.settings.links.support = Self.optional(support)
        return project
    }

    /// The changed settings as JSON by path.
    func settings(changing project: Project) -> [String: String] {
        let changed = applied(to: project)
        let branding = changed.settings.branding
        return [
            "branding.logo": Self.json(branding.logo),
            "branding.accent": Self.json(branding.accent),
            "branding.darkAccent": Self.json(branding.darkAccent),
            "branding.titles": Self.json(branding.titles),
            "branding.leads": Self.json(branding.leads),
            "branding.notices": Self.json(branding.notices),
            "links.terms": Self.json(changed.settings.links.terms),
            "links.privacy": Self.json(changed.settings.links.privacy),
            "links.support": Self.json(changed.settings.links.support),
        ]
    }

    /// What is to be said about the colors: their contrast, or why they cannot be saved.
    var notes: [Note] {
        var settings = BrandingSettings()
        settings.accent = Self.optional(accent)
        settings.darkAccent = Self.optional(darkAccent)
        let palettes = settings.palettes
        return [
            Self.note(translated("On light pages"), accent, palettes?.light, .light),
            Self.note(translated("On dark pages"), darkAccent, palettes?.dark, .dark),
        ]
        .compactMap(\.self)
    }

    /// A sentence about a color.
    struct Note: Sendable {
        let text: String
        let tone: String
    }

    /// `derived` has the color that the pages use if the text is empty.
    private static func note(
        _ name: String,
        _ text: String,
        _ derived: BrandPalette?,
        _ scheme: BrandPalette.Scheme
    ) -> Note? {
        func contrast(of color: BrandColor) -> Double {
            (color.contrast(on: scheme) * 10).rounded(.down) / 10
        }
        guard !text.isEmpty else {
            return derived.map {
                let shown = contrast(of: $0.accent)
                return Note(
                    text: translated(
                        "\(name): \($0.accent), derived from the other color. Contrast: \(shown)."
                    ),
                    tone: "is-good"
                )
            }
        }
        guard let color = BrandColor(text) else {
            return Note(text: translated("\(name): must have the form #0d6b57."), tone: "is-bad")
        }
        let shown = contrast(of: color)
        guard !color.isLegible(on: scheme) else {
            return Note(
                text: translated("\(name): contrast \(shown), which is legible."),
                tone: "is-good"
            )
        }
        return Note(
            text: translated(
                """
                \(name): contrast \(shown), but text needs 4.5 (WCAG 2.2, AA). \
                \(color.legible(on: scheme)) is the closest legible color.
                """
            ),
            tone: "is-bad"
        )
    }

    private static func optional(_ text: String) -> String? { text.isEmpty ? nil : text }

    private static func json(_ text: String?) -> String {
        (text.map(JSONValue.string) ?? .null).text
    }

    private static func json(_ texts: [String: String]) -> String {
        JSONValue.object(texts.mapValues(JSONValue.string)).text
    }
}
