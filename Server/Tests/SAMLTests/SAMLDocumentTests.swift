import DialtoneTestSupport
import Foundation
import SAML
import Testing

/// Tests of documents that are expensive to parse, load external entities, or are ambiguous.
struct SAMLDocumentTests {
    private static func document(_ prefix: String) throws -> String {
        prefix + (try SAMLFixture().document())
    }

    @Test(arguments: [
        "<!DOCTYPE r>",
        "<!DOCTYPE r SYSTEM \"file:///etc/passwd\">",
        "<!DOCTYPE r [<!ENTITY a SYSTEM \"file:///etc/hostname\">]>",
        "<!DOCTYPE r [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>",
        "<!DOCTYPE r [<!ENTITY % p SYSTEM \"http://127.0.0.1:1/\"> %p;]>",
        "<!DOCTYPE r [<!ATTLIST Assertion ID ID #IMPLIED>]>",
        "<?xml version=\"1.0\" encoding=\"UTF-16\"?><!DOCTYPE r>",
        "<?xml-stylesheet href=\"http://127.0.0.1:1/\"?>",
    ])
    func `a document type, entities and instructions are refused`(prefix: String) throws {
        let document = try Self.document(prefix)
        #expect(throws: SAMLFault.unreadable) { try SAMLFixture().assertion(in: document) }
    }

    @Test func `nested entities are not expanded`() throws {
        var entities = "<!ENTITY e0 \"lol\">"
        for level in 1...12 {
            let uses = String(repeating: "&e\(level - 1);", count: 10)
            entities += "<!ENTITY e\(level) \"\(uses)\">"
        }
        let document = try Self.document("<!DOCTYPE r [\(entities)]>")
            .replacing("pat@example.com", with: "&e12;")
        let start = ContinuousClock.now
        #expect(throws: SAMLFault.unreadable) { try SAMLFixture().assertion(in: document) }
        #expect(ContinuousClock.now - start < .seconds(1))
    }

    @Test(arguments: ["&a;", "<?pi?>", "<a:b/>", "\u{1}", "]]>", "<", "&#0;", "<a b=\"\" b=\"\"/>"])
    func `a document that is not XML with namespaces is refused`(content: String) throws {
        let document = try Self.document("").replacing("pat@example.com", with: content)
        #expect(throws: SAMLFault.unreadable) { try SAMLFixture().assertion(in: document) }
    }

    @Test(arguments: ["", "=", "PHg", "PHg+PC94", "***", "PHg+PC94Pg==", "AAAA"])
    func `invalid base64 is refused`(text: String) throws {
        #expect(throws: SAMLFault.self) { try SAMLFixture().assertion(inResponse: text) }
    }

    @Test func `base64 may have line breaks`() throws {
        let fixture = try SAMLFixture()
        let text = try fixture.provider.response(saying: fixture.statement)
        let lines = Data(base64Encoded: text)?.base64EncodedString(options: .lineLength76Characters)
        #expect(try fixture.assertion(inResponse: try #require(lines)).nameID == "pat@example.com")
    }

    @Test func `a document that is too large, too deep or too wide is refused`() throws {
        let deep =
            String(repeating: "<a>", count: 40) + String(repeating: "</a>", count: 40)
        let wide = "<a " + (0..<70).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>"
        let spaces = "<a " + (0..<70).map { "xmlns:a\($0)=\"u\"" }.joined(separator: " ") + "/>"
        let many = String(repeating: "<a/>", count: 9_000)
        let large = String(repeating: "a", count: 66_000)
        let abyss = String(repeating: "<a>", count: 10_000)
        for content in [deep, wide, spaces, many, large, abyss] {
            let document = try Self.document("")
                .replacing("</samlp:Status>", with: "\(content)</samlp:Status>")
            #expect(throws: SAMLFault.unreadable) { try SAMLFixture().assertion(in: document) }
        }
    }

    @Test func `too many namespaces around an element are refused`() throws {
        // Each element is within its own limit.
        let starts = (0..<3).map { level in
            let spaces = (0..<30).map { "xmlns:a\(level)-\($0)=\"urn:a\"" }
            return "<a " + spaces.joined(separator: " ") + ">"
        }
        let content = starts.joined() + String(repeating: "</a>", count: 3)
        let document = try Self.document("")
            .replacing("</samlp:Status>", with: "\(content)</samlp:Status>")
        #expect(throws: SAMLFault.unreadable) { try SAMLFixture().assertion(in: document) }
    }

    @Test func `changed bytes cause no crash and no sign-in as another user`() throws {
        let fixture = try SAMLFixture()
        let document = Array(try fixture.document(signing: [.assertion, .response]).utf8)
        for index in stride(from: 0, to: document.count, by: 7) {
            var changed = document
            changed[index] ^= UInt8(truncatingIfNeeded: index % 255 + 1)
            let text = Data(changed).base64EncodedString()
            let found = try? fixture.assertion(inResponse: text)
            #expect(found == nil || found?.nameID == "pat@example.com")
        }
    }

    @Test func `concurrent verifications succeed`() async throws {
        let fixture = try SAMLFixture()
        let document = try fixture.document(signing: [.response])
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<64 {
                group.addTask { try fixture.assertion(in: document).nameID }
            }
            for try await name in group { #expect(name == "pat@example.com") }
        }
    }
}
