import Foundation
import Testing

@testable import DialtoneServer

/// Tests that markup is escaped in every template, after any Unicode scalar.
struct PageTemplatesTests {
    private struct View: Sendable {
        let value = HostileMarkup.text
        let rows = [HostileMarkup.text]
        let isTrue = true
        let isFalse = false
    }

    @Test(arguments: [
        "{{value}}", "<p title=\"{{value}}\">", "{{#rows}}{{.}}{{/rows}}",
        "{{#isTrue}}\n{{value}}\n{{/isTrue}}", "{{^isFalse}}{{value}}{{/isFalse}}",
        "{{> head}}", "  {{> head}}\n{{value}}", "{{#rows}}{{> head}}{{/rows}}",
    ])
    func `a value is escaped at every place in a template and its partials`(
        template: String
    ) throws {
        let templates = try PageTemplates([
            "popup": Array(template.utf8), "head": Array("{{value}}".utf8),
        ])
        let page = templates.render(.popup, with: View())
        #expect(HostileMarkup.isShown(in: page))
        #expect(HostileMarkup.raw(in: page).isEmpty)
    }

    @Test func `only the five HTML special characters are escaped`() throws {
        let templates = try PageTemplates(["popup": Array("{{value}}".utf8)])
        let text = "<a href='b'>\"c\" & d\u{301}é\u{0600}\r\n日本"
        let expected =
            "&lt;a href=&#39;b&#39;&gt;&quot;c&quot; &amp; d\u{301}é\u{0600}\r\n日本"
        let page = templates.render(.popup, with: ["value": text])
        #expect(Array(page.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test func `no template has unescaped values, pragmas or other delimiters`()
        throws
    {
        for (name, bytes) in PageTemplates.files {
            let template = String(decoding: bytes, as: UTF8.self)
            #expect(template.firstMatch(of: /\{\{[ ]*[{&%=]/) == nil, "\(name)")
        }
    }

    @Test func `pages begin with the HTML doctype`() throws {
        let page = try PageTemplates().render(.iframe, with: IframeView(assets: "/pages"))
        #expect(page.hasPrefix("<!doctype html>\n"))
    }
}
