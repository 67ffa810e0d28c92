import DialtoneTestSupport
import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMS
import Testing

struct MessageFittingTests {
    private func preview(
        _ text: String,
        name: String = "Acme",
        code: String = "918273",
        domain: String? = nil
    ) throws -> MessagePreview {
        let project = Project.sample(name: name) { settings in
            settings.messages.common.texts = ["en": text]
            settings.messages.common.domain = domain
        }
        let code = try #require(OneTimeCode(typed: code))
        return try MessagePreview(of: code, in: "en", for: project, app: nil)
    }

    @Test func `typographic marks are replaced where they would halve the room`() throws {
        let preview = try preview("{code} – that’s “{app}”… don’t tell")
        #expect(preview.text == "918273 - that's \"Acme\"... don't tell")
        #expect(preview.wording.alphabet == .gsm7)
    }

    @Test func `typographic marks stay where other letters need UCS-2 anyway`() throws {
        let preview = try preview("{code} – код для «{app}»…")
        #expect(preview.text == "918273 – код для «Acme»…")
        #expect(preview.wording.alphabet == .ucs2)
    }

    @Test func `decomposed letters are composed`() throws {
        #expect(try preview("{code} e\u{300} {app}").wording.alphabet == .gsm7)
    }

    private static let russian = "{code} — код для {app}. Никому его не сообщайте, даже нам."

    private static let names: [(String, String?, String, Set<MessageWording.Omission>)] = [
        ("Acme", nil, "918273 — код для Acme. Никому его не сообщайте, даже нам.", []),
        (
            "Wasserwerkstatt Süd", nil,
            "918273 — код для Wasserwerkstatt S. Никому его не сообщайте, даже нам.", [.endOfName]
        ),
        ("Acme", "shop.example.com", "918273 — код для Acme.", [.advice]),
        (
            "Wasserwerkstatt Süd am Rhein", "shop.example.com",
            "918273 — код для Wasserwerkstatt Süd am Rhe.", [.advice, .endOfName]
        ),
    ]

    @Test(arguments: names)
    func `a long name is cut first, then advice is dropped, then the name is cut further`(
        name: String,
        domain: String?,
        expected: String,
        omissions: Set<MessageWording.Omission>
    ) throws {
        let preview = try preview(Self.russian, name: name, domain: domain)
        let text = preview.text.split(separator: "\n")[0]
        #expect(text == expected)
        #expect(preview.wording.segments == 1)
        #expect(preview.wording.omissions == omissions)
    }

    @Test func `a text that cannot fit one message is sent whole, with code and last line`() throws
    {
        let long = "{code} " + String(repeating: "я", count: 60) + " {app}. Никому."
        let preview = try preview(long, code: "9182736450", domain: "shop.example.com")
        #expect(preview.wording.segments == 2)
        #expect(preview.text.hasPrefix("9182736450 "))
        #expect(preview.text.hasSuffix(" Acme. Никому.\n@shop.example.com #9182736450"))
        #expect(preview.wording.omissions.isEmpty)
    }

    @Test func `a message is priced by its number of parts`() throws {
        let price = Money(micros: 75_000, currency: "EUR")
        let short = try preview("{code}").wording
        #expect(short.price(perPart: price) == price)
        let long = try preview("{code} " + String(repeating: "я", count: 80)).wording
        #expect(long.price(perPart: price) == Money(micros: 150_000, currency: "EUR"))
        let dear = Money(micros: .max, currency: "EUR")
        #expect(long.price(perPart: dear) == dear)
    }
}
