import EmbeddedFiles
import Testing

@testable import DialtoneServer

@Suite struct ScriptTextTests {
    @Test func `lines of comments and indentation go, code stays`() {
        let script = """
            /** Says what it is. */
            export function greet(name) {
              // A greeting.
              /*
               * More about it: `greet`.
               */
              return `https://${name}`; // stays

            }
            """
        let expected = """
            export function greet(name) {
            return `https://${name}`; // stays
            }

            """
        #expect(ScriptText.shortened(script) == expected)
    }

    @Test(arguments: EmbeddedFiles.assets.keys.filter { $0.hasSuffix(".js") }.sorted())
    func `no text of a script goes over several lines`(name: String) throws {
        let script = String(decoding: try #require(EmbeddedFiles.assets[name]).bytes, as: UTF8.self)
        let isComment = /^\s*(\/\/|\/\*|\*)/
        for line in script.split(separator: "\n") where line.firstMatch(of: isComment) == nil {
            #expect(line.count { $0 == "`" }.isMultiple(of: 2), "\(name): \(line)")
        }
    }
}
