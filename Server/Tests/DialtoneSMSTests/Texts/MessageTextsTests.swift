import DialtoneTestSupport
import DialtoneModel
@testable import DialtoneSMS
import Testing

struct MessageTextsTests {
    private let texts: MessageTexts
    private let code = OneTimeCode(typed: "918273")

    init() throws {
        texts = try MessageTexts()
    }

    private func wording(_ languages: [String], appName: String = "Acme") -> MessageWording {
        texts.wording(codeLength: 6, for: .sample(name: appName), app: nil, in: languages)
    }

    private func text(_ languages: [String], appName: String = "Acme") throws -> String {
        let code = try #require(code)
        return wording(languages, appName: appName).text(with: code)
    }

    @Test(arguments: try ShippedTexts().codes.keys.sorted())
    func `each language begins with the code, names the app and fits one message`(
        language: String
    ) throws {
        let text = try text([language])
        #expect(text.hasPrefix("918273"))
        #expect(text.contains("Acme"))
        #expect(!text.contains("{"))
        #expect(SMSAlphabet.fitsOneMessage(text))
        #expect(text.split(separator: "918273").count == 1)
    }

    @Test(arguments: try ShippedTexts().codes.keys.sorted())
    func `a project without a name gets a text without a gap`(language: String) throws {
        let text = try text([language], appName: " \u{200B} ")
        #expect(text.hasPrefix("918273"))
        #expect(!text.contains("{") && !text.contains("  "))
        #expect(SMSAlphabet.fitsOneMessage(text))
    }

    @Test(arguments: try ShippedTexts().codes.keys.sorted())
    func `a long name is cut where the message would not fit`(language: String) throws {
        let text = try text([language], appName: "Süßwasserfischereigenossenschaft")
        #expect(text.hasPrefix("918273"))
        #expect(text.contains("Sü"))
        #expect(SMSAlphabet.fitsOneMessage(text))
    }

    @Test(arguments: [
        (["fr-CA"], "fr"), (["FR"], "fr"), (["de_AT"], "de"), (["pt-BR"], "pt-br"),
        (["pt-PT"], "pt"), (["zh-TW"], "zh-hant"), (["zh-Hant-HK"], "zh-hant"), (["zh-CN"], "zh"),
        (["zh-Hans-TW"], "zh"), (["no"], "nb"), (["nn-NO"], "nb"), (["iw"], "he"),
        (["xx", "es-419"], "es"), (["tlh", "ja-JP-u-ca-japanese"], "ja"), (["zh-HK"], "zh-hant"),
        (["sr-Latn-RS"], "sr-latn"), (["sr-RS"], "sr"), (["bs-BA"], "bs"), (["ms-SG"], "ms"),
    ])
    func `the first requested language with a text is used`(
        asked: [String],
        expected: String
    ) throws {
        #expect(try text(asked) == text([expected]))
        #expect(try text(asked) != text(["en"]))
    }

    @Test(arguments: [[], ["*"], [""], ["-"], ["xx-YY"], [String(repeating: "a", count: 5_000)]])
    func `an unsupported language falls back to English`(asked: [String]) throws {
        #expect(try text(asked) == "918273 is your Acme code. Never share it, not even with us.")
    }

    @Test(arguments: [
        "Acme\n\n@evil.example #111111", "Acme\r\n@evil.example #111111",
        "Acme\u{2028}@evil.example #111111", "Acme ＠evil.example ＃111111",
    ])
    func `a name cannot bind the code to another site`(name: String) throws {
        let text = try text(["en"], appName: name)
        #expect(text.hasPrefix("918273 is your Acme evil.example code."))
        #expect(!text.contains { $0.isNewline || "@#＠＃".contains($0) })
    }

    @Test func `a name cannot reorder what the reader sees`() throws {
        let text = try text(["en"], appName: "\u{202E}emcA\u{2066}\u{200F}")
        #expect(text.hasPrefix("918273 is your emcA code."))
    }

    @Test func `a name that looks like a placeholder is not replaced`() throws {
        #expect(try text(["en"], appName: "{code}").hasPrefix("918273 is your {code} code."))
    }

    @Test(arguments: [
        (String(repeating: "a", count: 160), true), (String(repeating: "a", count: 161), false),
        (String(repeating: "€", count: 80), true), (String(repeating: "€", count: 81), false),
        (String(repeating: "я", count: 70), true), (String(repeating: "я", count: 71), false),
        (String(repeating: "😀", count: 35), true), (String(repeating: "😀", count: 36), false),
    ])
    func `length is counted in the alphabet that a text needs`(text: String, fits: Bool) {
        #expect(SMSAlphabet.fitsOneMessage(text) == fits)
    }

    @Test(arguments: [
        (String(repeating: "a", count: 160), MessageAlphabet.gsm7, 1),
        (String(repeating: "a", count: 161), .gsm7, 2),
        (String(repeating: "a", count: 306), .gsm7, 2),
        (String(repeating: "a", count: 307), .gsm7, 3),
        // The escape of a letter of two septets does not end a part.
        (String(repeating: "€", count: 152), .gsm7, 2),
        (String(repeating: "€", count: 153), .gsm7, 3),
        (String(repeating: "я", count: 134), .ucs2, 2),
        (String(repeating: "я", count: 135), .ucs2, 3),
        (String(repeating: "😀", count: 66), .ucs2, 2),
        (String(repeating: "😀", count: 67), .ucs2, 3),
    ])
    func `the parts of a text are counted as networks split it`(
        text: String,
        alphabet: MessageAlphabet,
        segments: Int
    ) {
        let size = SMSAlphabet.size(of: text)
        #expect(size.alphabet == alphabet)
        #expect(size.segments == segments)
    }

    @Test func `a wording has its language, alphabet and number of parts`() throws {
        let english = wording(["de"])
        #expect(english.language == "de")
        #expect(english.alphabet == .gsm7)
        #expect(english.segments == 1)
        #expect(wording(["ru"]).alphabet == .ucs2)
    }
}
