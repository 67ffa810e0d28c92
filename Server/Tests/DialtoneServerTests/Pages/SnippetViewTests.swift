import Testing

@testable import DialtoneServer

@Suite struct SnippetViewTests {
    @Test func `a hostile key stays one word of the shell`() {
        let view = SnippetView(apiKey: "a'; rm -r ~ #", appID: "1:2:ios:3")
        #expect(view.shellAPIKey == #"'a'"'"'; rm -r ~ #'"#)
    }

    @Test func `a hostile key stays one string of the program`() {
        let view = SnippetView(apiKey: #"a"\(evil)"#, appID: "1:2:ios:3")
        #expect(view.quotedAPIKey == #""a\"\\(evil)""#)
    }
}
