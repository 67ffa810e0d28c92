import DialtoneBasics
import Testing

@testable import DialtoneServer

@Suite struct SnippetViewTests {
    @Test func `a hostile API key stays one shell word`() {
        let view = SnippetView(apiKey: "a'; rm -r ~ #", appID: "1:2:ios:3")
        #expect(view.shellAPIKey == #"'a'"'"'; rm -r ~ #'"#)
    }

    @Test func `a hostile API key stays one string literal`() {
        let view = SnippetView(apiKey: #"a"\(evil)"#, appID: "1:2:ios:3")
        #expect(view.quotedAPIKey == #""a\"\\(evil)""#)
    }

    /// Each of these scalars makes one character with what is beside it.
    @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{600}"])
    func `joining scalars do not prevent escaping`(joining: String) {
        for hostile in ["'", "\"", "\\", "<"] {
            for key in ["a\(hostile)\(joining)b", "a\(joining)\(hostile)b"] {
                let view = SnippetView(apiKey: key, appID: "1:2:ios:3")
                let shell = Array(view.shellAPIKey.unicodeScalars.dropFirst().dropLast())
                let words = shell.split(separator: Array(#"'"'"'"#.unicodeScalars))
                #expect(!words.joined().contains("'"))
                let program = view.quotedAPIKey.unicodeScalars.dropFirst().dropLast()
                let unescaped = Array(program).split(separator: Array(#"\""#.unicodeScalars))
                    .flatMap { $0.split(separator: Array(#"\\"#.unicodeScalars)) }
                #expect(!unescaped.joined().contains { $0 == "\"" || $0 == "\\" })
                let page = HTMLText(view.shellAPIKey + view.quotedAPIKey).description
                #expect(!page.unicodeScalars.contains("<"))
            }
        }
    }

    @Test func `line breaks in an API key are escaped in a string literal`() {
        let view = SnippetView(apiKey: "a\r\nb", appID: "1:2:ios:3")
        #expect(view.quotedAPIKey == #""a\r\nb""#)
    }
}
