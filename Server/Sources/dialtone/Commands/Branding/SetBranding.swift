import ArgumentParser
import DialtoneFlows
import DialtoneModel
import Foundation

struct SetBranding: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set a project's logo, colors, texts and links.",
        discussion: """
            Options that you omit change nothing; an empty value removes a setting.

            Examples:
              dialtone branding set shop --logo logo.png --accent '#0d6b57'
              dialtone branding set shop --title en='Welcome' --title de=Willkommen
              dialtone branding set shop --lead en= --support mailto:help@example.com
            """
    )

    @OptionGroup var project: ProjectArgument

    @Option(help: "A PNG or WebP file of at most 32 KB and 1024 pixels on each side.")
    var logo: String?

    @Option(help: "The color of buttons and links on light pages, such as #0d6b57.")
    var accent: String?

    @Option(help: "The color on dark pages. (default: derived from --accent)")
    var darkAccent: String?

    @Option(help: "The title of the sign-in, as LANGUAGE=TEXT; may be repeated.")
    var title: [BrandingText] = []

    @Option(help: "The sentence below the title, as LANGUAGE=TEXT; may be repeated.")
    var lead: [BrandingText] = []

    @Option(help: "The notice below the button, as LANGUAGE=TEXT; may be repeated.")
    var notice: [BrandingText] = []

    @Option(help: "The https URL of the terms of service.")
    var terms: String?

    @Option(help: "The https URL of the privacy policy.")
    var privacy: String?

    @Option(help: "The https URL for support, or mailto: and an e-mail address.")
    var support: String?

    @OptionGroup var data: DataOptions

    func validate() throws {
        let values = [logo, accent, darkAccent, terms, privacy, support]
        guard values.contains(where: { $0 != nil }) || !(title + lead + notice).isEmpty else {
            throw ValidationError("Pass at least one option with a value to set.")
        }
    }

    func run() async throws {
        let picture = try logo.map(Self.dataURL)
        let id = try await data.withStore { store in
            let id = try await project.find(in: store).id
            try await ProjectRegistry(of: store).changeSettings(of: id) { settings in
                settings.branding.logo.change(to: picture)
                settings.branding.accent.change(to: accent)
                settings.branding.darkAccent.change(to: darkAccent)
                for text in title { text.apply(to: &settings.branding.titles) }
                for text in lead { text.apply(to: &settings.branding.leads) }
                for text in notice { text.apply(to: &settings.branding.notices) }
                settings.links.terms.change(to: terms)
                settings.links.privacy.change(to: privacy)
                settings.links.support.change(to: support)
            }
            return id
        }
        Terminal.show("Changed the branding of \(id).")
    }

    /// Returns the file's content in the form of the settings; an empty path removes the logo.
    private static func dataURL(ofFile path: String) throws -> String {
        guard !path.isEmpty else { return "" }
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw CommandFailure("\(path) cannot be read.")
        }
        do {
            return try BrandLogo([UInt8](bytes)).dataURL
        } catch {
            throw CommandFailure("The logo \(error.sentence).")
        }
    }
}

/// A text with its language, as typed: `de=Willkommen`.
struct BrandingText: ExpressibleByArgument {
    let language: String
    let text: String

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return nil }
        language = String(parts[0])
        text = String(parts[1])
    }

    /// Sets the text; removes it if it is empty.
    func apply(to texts: inout [String: String]) {
        texts[language] = text.isEmpty ? nil : text
    }
}
