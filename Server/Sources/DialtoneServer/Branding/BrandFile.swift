import Crypto
import DialtoneBasics
import DialtoneModel
import Foundation

/// A file that the pages of a project load: its logo or its colors.
///
/// Its name contains a digest of its content, so that browsers may cache it indefinitely.
struct BrandFile: Sendable {
    /// The path of all files.
    static let root = "/branding"

    let name: String
    let mediaType: String
    let bytes: [UInt8]

    private init(_ bytes: [UInt8], _ mediaType: String, extension suffix: String) {
        let digest = SHA256.hash(data: bytes).prefix(8).map { String(format: "%02x", $0) }.joined()
        name = "\(digest).\(suffix)"
        self.mediaType = mediaType
        self.bytes = bytes
    }

    /// The logo; `nil` if the project has none.
    static func logo(_ settings: BrandingSettings) -> BrandFile? {
        guard let text = settings.logo, let logo = try? BrandLogo(dataURL: text) else { return nil }
        return BrandFile(logo.bytes, logo.format.mediaType, extension: logo.format.rawValue)
    }

    /// The colors; `nil` if the project has none of its own.
    static func style(_ settings: BrandingSettings) -> BrandFile? {
        guard let palettes = settings.palettes else { return nil }
        let text = """
            :root { \(palettes.light.properties) }
            @media (prefers-color-scheme: dark) { :root { \(palettes.dark.properties) } }

            """
        return BrandFile(Array(text.utf8), "text/css; charset=utf-8", extension: "css")
    }

    /// The colors of one scheme, whatever the browser prefers, as custom properties.
    static func properties(_ settings: BrandingSettings, in scheme: BrandPalette.Scheme) -> String {
        let palettes = settings.palettes
        let palette = scheme == .light ? palettes?.light : palettes?.dark
        return palette?.properties ?? ""
    }

    func path(in project: ProjectID) -> String {
        "\(Self.root)/\(PagePath.escaped(project.rawValue))/\(name)"
    }
}

extension BrandPalette {
    /// The custom properties of `base.css`.
    ///
    /// A color is written by ``BrandColor`` itself, so that no other text gets into the style.
    fileprivate var properties: String {
        "--accent: \(accent); --accent-deep: \(deep); --on-accent: \(onAccent); --wash: \(wash);"
    }
}
