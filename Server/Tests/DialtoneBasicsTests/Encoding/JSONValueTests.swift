import DialtoneBasics
import Testing

struct JSONValueTests {
    private func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    @Test func `JSON is parsed up to the depth limit and not beyond it`() {
        #expect(JSONValue(parsing: nested(JSONValue.depthLimit).utf8) != nil)
        #expect(JSONValue(parsing: nested(JSONValue.depthLimit + 1).utf8) == nil)
        #expect(JSONValue(parsing: nested(500).utf8) == nil)
    }

    @Test(arguments: [
        #"["[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["]"#,
        #"["\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["]"#,
    ])
    func `brackets in texts do not count as nesting`(text: String) {
        #expect(JSONValue(parsing: text.utf8) != nil)
    }
}
