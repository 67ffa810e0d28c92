import DialtoneModel
import Testing

struct MessageTemplateTests {
    private static let domains = ["example.com", "xn--bcher-kva.example"]

    @Test(
        arguments: [
            ("", .empty), (" {code}", .outerBlank), ("{code}\u{A0}", .outerBlank),
            ("{code} " + String(repeating: "a", count: 300), .tooLong),
            ("Your code", .noCode), ("{CODE}", .unknownPlaceholder("CODE")),
            ("{code} or {code}", .codeTwice), ("{code} {name}", .unknownPlaceholder("name")),
            ("{code} {", .strayBrace), ("{code} }", .strayBrace), ("{{code}}", .strayBrace),
            ("{code} {}", .unknownPlaceholder("")),
        ] as [(String, InvalidMessageTemplate)]
    )
    func `a text without exactly one place for the code is refused`(
        text: String,
        problem: InvalidMessageTemplate
    ) {
        #expect(throws: problem) { try MessageTemplate(checking: text, domains: []) }
    }

    @Test(
        arguments: [
            ("code{code}", .codeNotSeparated("e")), ("{code}x", .codeNotSeparated("x")),
            ("1{code}", .codeNotSeparated("1")), ("{code}9", .codeNotSeparated("9")),
            ("G-{code}", .codeNotSeparated("-")), ("{code}-{app}", .codeNotSeparated("-")),
            ("+{code}", .codeNotSeparated("+")), ("${code}", .codeNotSeparated("$")),
            ("{code}.example", .codeNotSeparated(".")), ("{code},00", .codeNotSeparated(",")),
            ("{app}{code}", .nameNotSeparated), ("{code}{app}", .codeNotSeparated("{app}")),
            ("код{code}", .codeNotSeparated("д")), ("{code}٣", .codeNotSeparated("٣")),
            ("{code} {app}24", .nameNotSeparated), ("{code} 7{app}", .nameNotSeparated),
            ("{code} {app}{app}", .nameNotSeparated),
        ] as [(String, InvalidMessageTemplate)]
    )
    func `a code that is not set apart is refused`(
        text: String,
        problem: InvalidMessageTemplate
    ) {
        #expect(throws: problem) { try MessageTemplate(checking: text, domains: []) }
    }

    @Test(
        arguments: [
            ("{code} 2024", .otherNumber("2024")),
            ("Call 0800 12 34: {code}", .otherNumber("0800 12 34")),
            ("{code} in 12-34", .otherNumber("12-34")),
            ("{code} 1️⃣2️⃣3️⃣4️⃣", .otherNumber("1️⃣2️⃣3️⃣4️⃣")), ("{code} ١٢٣٤", .otherNumber("١٢٣٤")),
            ("{code}\n@evil.example #123456", .bindingSign("@")),
            ("{code} ＠evil.example", .bindingSign("＠")), ("No. #{code}", .bindingSign("#")),
            ("{code} me@example.com", .bindingSign("@")),
            ("{code} evil.example", .foreignLink("evil.example")),
            ("{code} https://evil.example/a", .foreignLink("evil.example")),
            ("{code} https://localhost", .foreignLink("localhost")),
            ("{code} notexample.com", .foreignLink("notexample.com")),
            ("{code} example.com.evil.example", .foreignLink("example.com.evil.example")),
            ("{code} {app}.example", .foreignLink("{app}.example")),
            ("{code} пример.рф", .foreignLink("пример.рф")),
            ("{code} EVIL.example", .foreignLink("evil.example")),
        ] as [(String, InvalidMessageTemplate)]
    )
    func `a text that misleads a phone or a reader is refused`(
        text: String,
        problem: InvalidMessageTemplate
    ) {
        #expect(throws: problem) { try MessageTemplate(checking: text, domains: Self.domains) }
    }

    @Test(arguments: [
        ("\u{0}", "U+0000"), ("\r", "U+000D"), ("\t", "U+0009"), ("\u{202E}", "U+202E"),
        ("\u{2066}", "U+2066"), ("\u{200F}", "U+200F"), ("\u{200B}", "U+200B"),
        ("\u{FEFF}", "U+FEFF"), ("\u{2028}", "U+2028"), ("\u{AD}", "U+00AD"),
        ("\u{3164}", "U+3164"), ("\u{E0041}", "U+E0041"), ("\u{E000}", "U+E000"),
        ("\u{200D}", "U+200D"), ("\u{3000}", "U+3000"),
    ])
    func `an invisible, directional or undefined character is refused`(mark: String, name: String) {
        #expect(throws: InvalidMessageTemplate.unusableCharacter(name)) {
            try MessageTemplate(checking: "{code} a \(mark) b", domains: [])
        }
    }

    @Test(arguments: ["\n{code}", "{code}\n", "Code\n{code}", "{code}\n\nb", "{code}\n \nb"])
    func `a line break in the wrong place is refused`(text: String) {
        #expect(throws: InvalidMessageTemplate.misplacedLineBreak) {
            try MessageTemplate(checking: text, domains: [])
        }
    }

    @Test(arguments: [
        "{code}", "{code} is your {app} code.", "Your code: {code}", "({code}) {app}", "«{code}»",
        "{code}, {app} kodunuz.", "【{app}】验证码{code}，请勿告诉任何人。", "{code}は{app}のコードです。",
        "인증번호 [{code}] {app}", "{code}입니다", "รหัส{code}ของคุณ", "{code} کد شما می\u{200C}باشد",
        "{code} is your code.\nValid for 5 minutes.", "{code} for {app} {app}", "{code}! 24 h",
        "{code} https://example.com/verify", "{code} app.example.com.", "{code} www.example.com",
        "{code} xn--bcher-kva.example", "{code}, z.B. e.g. p. ej.",
        "{code} 👩\u{200D}👩\u{200D}👧 ❤\u{FE0F}",
    ])
    func `a text in which phones find the code is accepted`(text: String) throws {
        #expect(try MessageTemplate(checking: text, domains: Self.domains).source == text)
    }

    @Test(arguments: [
        ("{code} is yours. Keep it.", "{code} is yours."), ("{code} ok", "{code} ok"),
        ("Hello. {code} is it! Bye. Now.", "Hello. {code} is it!"), ("{code}。请勿", "{code}。"),
        ("{code} है। न बताएँ।", "{code} है।"), ("{code}\nKeep it.", "{code}"),
        ("{code} v1.2 {app}. End", "{code} v1.2 {app}."), ("{code} ends.", "{code} ends."),
    ])
    func `the essential part of a text ends with the sentence of the code`(
        text: String,
        rest: String
    ) throws {
        let template = try MessageTemplate(checking: text, domains: [])
        #expect(template.essential == MessageTemplate(unchecked: rest).pieces)
    }

    @Test func `each refusal is explained in a sentence about the text`() {
        let problems: [InvalidMessageTemplate] = [
            .empty, .tooLong, .outerBlank, .unusableCharacter("U+0000"), .bindingSign("@"),
            .unknownPlaceholder("x"), .strayBrace, .noCode, .codeTwice, .codeNotSeparated("x"),
            .nameNotSeparated, .misplacedLineBreak, .otherNumber("1234"), .foreignLink("a.example"),
        ]
        #expect(Set(problems.map(\.explanation)).count == problems.count)
        let verbs = ["is", "has", "begins", "contains", "does"]
        for explanation in problems.map(\.explanation) {
            #expect(verbs.contains { explanation.hasPrefix($0 + " ") }, "\(explanation)")
        }
    }
}
