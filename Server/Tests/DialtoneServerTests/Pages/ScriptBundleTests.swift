import EmbeddedFiles
import Testing

@testable import DialtoneServer

@Suite struct ScriptBundleTests {
    @Test func `a script comes after the modules that it imports, each once`() throws {
        let modules = [
            "main-page.js": ScriptModule(
                "import { greet } from \"./greeting.js\";\nimport {\nname as who,\n} from \"./name.js\";\ngreet(who);\n"
            ),
            "greeting.js": ScriptModule(
                "import { name } from \"./name.js\";\nexport async function greet(user = name) {}\n"
            ),
            "name.js": ScriptModule("const first = \"Ada\";\nexport const name = first;\n"),
        ]
        let expected = """
            const $name = (() => {
            const first = "Ada";
            const name = first;
            return { name };
            })();
            const $greeting = (() => {
            const { name } = $name;
            async function greet(user = name) {}
            return { greet };
            })();
            const { greet } = $greeting;
            const {name: who,} = $name;
            greet(who);

            """
        #expect(ScriptBundle.text(of: "main-page.js", from: modules) == expected)
    }

    @Test(arguments: [
        ["a.js": "import { b } from \"./b.js\";\n"],
        [
            "a.js": "import { b } from \"./b.js\";\n",
            "b.js": "import { a } from \"./a.js\";\nexport const b = 1;\n",
        ],
    ])
    func `a circle of modules and a missing one are not bundled`(scripts: [String: String]) {
        let modules = scripts.mapValues { ScriptModule($0) }
        #expect(ScriptBundle.text(of: "a.js", from: modules) == nil)
    }

    @Test func `the element is one module, which exports what apps import`() throws {
        let languages = try PageLanguages()
        let script = try #require(ElementFiles.script(languages, from: PageAssets.files))
        #expect(script.hasSuffix("export { connectDialtone, DialtoneSignIn };\n"))
        #expect(!script.split(separator: "\n").contains { $0.hasPrefix("import ") })
        #expect(script.contains("const languages = [") && script.contains("const css = "))
    }

    @Test func `every page has one script`() throws {
        let entries = EmbeddedFiles.assets.filter { name, file in
            name.hasSuffix("-page.js")
                && String(decoding: file.bytes, as: UTF8.self).contains("import {")
        }
        #expect(entries.count >= 4)
        for name in entries.keys {
            let bundle = try #require(ScriptBundle.pages[name], "\(name)")
            let text = String(decoding: bundle, as: UTF8.self)
            #expect(!text.split(separator: "\n").contains { $0.hasPrefix("import ") }, "\(name)")
            #expect(!text.split(separator: "\n").contains { $0.hasPrefix("export ") }, "\(name)")
        }
    }
}
