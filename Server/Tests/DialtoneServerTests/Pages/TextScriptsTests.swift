import NIOCore
import Testing

@testable import DialtoneServer

@Suite struct TextScriptsTests {
    private let languages: PageLanguages
    private let scripts: TextScripts

    init() throws {
        languages = try PageLanguages()
        scripts = TextScripts(languages)
    }

    @Test func `each language has the scripts that its pages load`() throws {
        for tag in languages.tags {
            let language = try #require(try languages.language(tag))
            #expect(
                scripts.body(of: "texts-\(tag).js").map(String.init(buffer:)) == language.script
            )
            let account = scripts.body(of: "account-texts-\(tag).js").map(String.init(buffer:))
            #expect(account == language.accountScript)
        }
    }

    @Test(arguments: ["texts-xx.js", "texts-.js", "texts-DE.js", "en.json", "account-texts-de", ""])
    func `other names have no script`(_ name: String) {
        #expect(scripts.body(of: name) == nil)
    }
}
