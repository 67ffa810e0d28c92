import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMS
import DialtoneTestSupport
import Testing

struct AutofillTests {
    private func preview(
        _ project: Project,
        _ app: RelyingApp?,
        in language: String = "en"
    ) throws -> MessagePreview {
        let code = try #require(OneTimeCode(typed: "918273"))
        return try MessagePreview(of: code, in: language, for: project, app: app)
    }

    private static let domainLine = "@shop.example.com #918273"
    private static let hashLine = "FA+9qCX9VSu"

    @Test(
        arguments: [
            (.ios, true, true, domainLine), (.web, true, true, domainLine),
            (.android, true, true, hashLine), (.server, true, true, domainLine),
            (nil, true, true, domainLine), (.android, true, false, domainLine),
            (.ios, false, true, nil), (.web, false, true, nil), (.android, false, true, hashLine),
            (nil, false, true, hashLine), (.ios, false, false, nil), (nil, false, false, nil),
        ] as [(RelyingApp.Platform?, Bool, Bool, String?)]
    )
    func `the last line is for the requesting app`(
        platform: RelyingApp.Platform?,
        hasDomain: Bool,
        hasHash: Bool,
        expected: String?
    ) throws {
        let project = Project.sample { settings in
            settings.messages.common.domain = hasDomain ? "shop.example.com" : nil
            settings.messages.common.appHash = hasHash ? "FA+9qCX9VSu" : nil
        }
        let text = try preview(project, platform.map(RelyingApp.sample)).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == (expected == nil ? 1 : 2))
        if let expected { #expect(lines.last.map(String.init) == expected) }
    }

    @Test func `phones find the code and the domain it belongs to`() throws {
        let project = Project.sample { settings in
            settings.messages.common.domain = "shop.example.com"
            settings.messages.common.appHash = "FA+9qCX9VSu"
        }
        let ios = try preview(project, .sample(.ios)).reading
        #expect(ios.onIOS == "offers 918273 only on shop.example.com and in its apps")
        let android = try preview(project, .sample(.android)).reading
        #expect(android.onAndroid == "passes 918273 to the app FA+9qCX9VSu without consent")
        let plain = try preview(.sample(), nil).reading
        #expect(plain.onIOS == "offers 918273 in any app or website")
        #expect(plain.onAndroid == "offers 918273 after the user consents")
        #expect(AutofillReading(of: "1234 or 5678").code == nil)
        #expect(AutofillReading(of: "123456\n@shop.example.com  #123456").domain == nil)
    }

    @Test(arguments: [
        ("Studio 2024", "Studio"), ("Area 51", "Area 51"), ("12 34 Shop", "Shop"),
        ("1-2-3-4 Go", "Go"), ("Shop ١٢٣٤٥٦", "Shop"), ("１２３４ Shop", "Shop"),
        ("https://acme.example", "https acme.example"), ("12\u{200B}34 Shop", "Shop"),
        ("1\u{FE0F}2\u{FE0F}34 Shop", "Shop"),
        ("Acme\u{3164}\u{115F}", "Acme"), ("Ac\u{AD}me", "Ac me"),
    ])
    func `a name contains nothing that a phone may take for the code`(
        name: String,
        shown: String
    ) throws {
        let text = try preview(.sample(name: name), nil).text
        #expect(text.hasPrefix("918273 is your \(shown) code."))
    }

    // Parts that texts and names are thrown together from.
    private static let fragments = [
        "{code}", "{code}", "{code}", "{app}", "{app}", "{", "}", "{name}", "@", "#", "\n", " ",
        " ", ". ", "! ", "。", "1", "99", "123456", "１２３", "٤٥", "abc", "Ä", "я", "你", "क", "é",
        "e\u{301}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{0}", "\r\n",
        "\u{2028}", "\u{85}", "https://", "evil.example", "shop.example.com", "/x", ".", "-", "—",
        "’", "＠", "＃", "👩‍👩‍👧", "🇺🇸", "\u{FE0F}", "\u{E0041}", "%", "()", "«", "»", ":", "\u{3164}",
    ]

    private static func draw(_ random: RandomSource, most: UInt64) -> String {
        (0...random.number(below: most)).map { _ in
            fragments[Int(random.number(below: UInt64(fragments.count)))]
        }.joined()
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `phones find the code and the last line in any accepted text and name`(
        seed: UInt64
    ) throws {
        let random = RandomSource.seeded(seed)
        var accepted = 0
        for _ in 0..<1_500 {
            let source = Self.draw(random, most: 9)
            let name = Self.draw(random, most: 5)
            let isGood =
                (try? MessageTemplate(checking: source, domains: ["shop.example.com"])) != nil
            if isGood { accepted += 1 }
            let project = Project.sample(name: name) { settings in
                settings.messages.common.texts = ["en": source]
                settings.messages.common.domain = "shop.example.com"
            }
            let text = try preview(project, nil).text
            #expect(
                Self.findings(in: text).isEmpty,
                "\(source.debugDescription) \(name.debugDescription)"
            )
        }
        #expect(accepted > 5)
    }

    /// Returns what would prevent a phone from detecting the code; independent of the code under
    /// test.
    private static func findings(in text: String) -> [String] {
        var findings: [String] = []
        let scalars = text.unicodeScalars
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        if lines.last != "@shop.example.com #918273" { findings.append("last line") }
        let body = lines.dropLast().joined(separator: "\n")
        if body.unicodeScalars.contains(where: { "@#＠＃".unicodeScalars.contains($0) }) {
            findings.append("sign")
        }
        let numbers = body.matches(of: /\d{4,}/).map { String($0.output) }
        if numbers != ["918273"] { findings.append("numbers \(numbers)") }
        if body.firstMatch(of: /[A-Za-zÀ-ÿ0-9]918273|918273[A-Za-zÀ-ÿ0-9]/) != nil {
            findings.append("glued")
        }
        if scalars.contains(where: { $0.properties.isBidiControl || $0.value < 10 || $0 == "\r" }) {
            findings.append("control")
        }
        if body.contains("https://evil") { findings.append("link") }
        return findings
    }
}
