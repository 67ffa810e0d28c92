import DialtoneBasics
import Testing

@Suite struct ScalarEscapesTests {
    /// U+0301 and U+200D join the preceding character, U+0600 the following one.
    @Test(arguments: ["'", "'\u{301}", "\u{600}'", "a'\u{200D}", "\r\n'", "''\u{FE0F}"])
    func `adjacent scalars do not hide a character from escaping`(text: String) {
        let escaped = Array(ScalarEscapes(["'": "quote"]).escape(text).unicodeScalars)
        #expect(!escaped.contains("'"))
        #expect(escaped.contains(Array("quote".unicodeScalars)))
    }

    @Test func `all other text is unchanged`() {
        let text = "Zoë \r\n用户 👩\u{200D}👧 \u{301}\u{600}"
        let escaped = ScalarEscapes(["'": "x"]).escape(text)
        #expect(Array(escaped.unicodeScalars) == Array(text.unicodeScalars))
    }
}
