@testable import DialtoneModel
import Foundation
import Testing

struct BrandingSettingsTests {
    private func field(_ adjust: (inout BrandingSettings) -> Void) -> String? {
        var settings = ProjectSettings()
        adjust(&settings.branding)
        do {
            try settings.check()
            return nil
        } catch {
            guard case .invalidArgument(let field, _) = error else { return "\(error)" }
            return field
        }
    }

    /// The start of a PNG with a size, long enough for a header.
    private func png(width: UInt8, height: UInt8, count: Int = 64) -> [UInt8] {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        let header = start + Array("IHDR".utf8) + [0, 0, width, 0, 0, 0, height, 0]
        return header + [UInt8](repeating: 0, count: count - header.count)
    }

    @Test(arguments: [
        ("#0d6b57", true), ("#0D6B57", true), ("#000000", true), ("#ffd400", false),
        ("#ffffff", false), ("0d6b57", false), ("#0d6", false), ("red", false), ("", false),
        ("#0d6b57; } body { display: none", false), ("#00000g", false),
    ])
    func `a color is legible on a light page, and nothing but a color`(
        text: String,
        isValid: Bool
    ) {
        #expect((field { $0.accent = text } == nil) == isValid)
    }

    @Test(arguments: [("#62d3b3", true), ("#0d6b57", false), ("#ffd400", true)])
    func `the color of dark pages is legible on them`(text: String, isValid: Bool) {
        #expect((field { $0.darkAccent = text } == nil) == isValid)
    }

    @Test func `the refusal of a color contains a legible shade of it`() throws {
        var settings = ProjectSettings()
        settings.branding.accent = "#ffd400"
        let refusal = try #require(throws: Refusal.self) { try settings.check() }
        guard case .invalidArgument(_, let problem) = refusal else {
            Issue.record("\(refusal)")
            return
        }
        let shade = try #require(problem.firstMatch(of: /#[0-9a-f]{6}/)?.output)
        #expect(field { $0.accent = String(shade) } == nil)
    }

    @Test func `every color that is derived from an accepted one is legible`() throws {
        let steps = stride(from: 0, through: 255, by: 51)
        for red in steps {
            for green in steps {
                for blue in steps {
                    var settings = BrandingSettings()
                    settings.accent = String(format: "#%02x%02x%02x", red, green, blue)
                    let palettes = try #require(settings.palettes)
                    for palette in [palettes.light, palettes.dark] {
                        let pairs = [
                            (palette.onAccent, palette.accent), (palette.onAccent, palette.deep),
                            (palette.deep, palette.wash),
                        ]
                        for (text, background) in pairs {
                            #expect(text.contrast(to: background) >= 4.5, "\(settings)")
                        }
                    }
                    #expect(palettes.light.accent.isLegible(on: .light))
                    #expect(palettes.dark.accent.isLegible(on: .dark))
                }
            }
        }
    }

    @Test func `the contrast is that of WCAG`() throws {
        let gray = try #require(BrandColor("#767676"))
        #expect(abs(gray.contrast(to: .white) - 4.54) < 0.01)
        #expect(BrandColor.black.contrast(to: .white) == 21)
    }

    @Test func `a logo is a small PNG or WebP`() throws {
        #expect(try BrandLogo(png(width: 1, height: 1)).format == .png)
        let webP =
            Array("RIFF".utf8) + [9, 9, 9, 9] + Array("WEBPVP8X".utf8)
            + [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0, 0, 0]
        #expect(try BrandLogo(webP).format == .webp)
        #expect(throws: BrandLogo.Problem.size) { try BrandLogo(png(width: 5, height: 1)) }
        #expect(throws: BrandLogo.Problem.size) { try BrandLogo(png(width: 1, height: 0)) }
        #expect(throws: BrandLogo.Problem.bytes) {
            try BrandLogo(png(width: 1, height: 1, count: BrandLogo.byteLimit + 1))
        }
        for bytes in [
            Array("<svg onload='alert(1)'/>".utf8), [], Array(png(width: 1, height: 1)[..<20]),
        ] {
            #expect(throws: BrandLogo.Problem.format) { try BrandLogo(bytes) }
        }
    }

    @Test func `a stored logo is of the type that it names`() throws {
        let url = try BrandLogo(png(width: 1, height: 1)).dataURL
        #expect(field { $0.logo = url } == nil)
        #expect(field { $0.logo = url.replacing("png", with: "webp") } == "branding.logo")
        #expect(
            field { $0.logo = url.replacing("image/png", with: "text/html") } == "branding.logo"
        )
        #expect(field { $0.logo = "https://example.com/logo.png" } == "branding.logo")
    }

    @Test func `texts are short lines of a language`() {
        #expect(field { $0.titles = ["de": "Willkommen", "zh-Hant": "歡迎"] } == nil)
        #expect(field { $0.titles = ["german": "Hallo", "de": ""] } == "branding.titles.de")
        #expect(field { $0.titles = ["DE": "Hallo"] } == "branding.titles.DE")
        #expect(field { $0.leads = ["de": "eins\nzwei"] } == "branding.leads.de")
        let long = String(repeating: "a", count: 401)
        #expect(field { $0.notices = ["de": long] } == "branding.notices.de")
        #expect(field { $0.titles = ["de": "<b>Hallo</b>"] } == nil)
    }

    @Test func `settings are encoded and decoded unchanged`() throws {
        var settings = ProjectSettings()
        settings.branding.accent = "#0d6b57"
        settings.branding.titles = ["de": "Willkommen"]
        let data = try JSONEncoder().encode(settings)
        #expect(try JSONDecoder().decode(ProjectSettings.self, from: data) == settings)
    }
}
