import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// Tests of the calls that list and preview the texts of messages.
struct MessageTextCallTests {
    private static let setup = ServerSetup {
        $0.settings.messages.common.texts = ["de": "{code} für {app} ✨"]
        $0.settings.messages.common.domain = "shop.example.com"
    }

    @Test func `texts are listed with their origin, and a preview shows what a phone gets`()
        async throws
    {
        try await withServer(Self.setup) { server in
            let found: ListMessageTextsResponse = try await server.look("/messageTexts").decoded()
            #expect(found.domain == "shop.example.com")
            #expect(found.defaultLanguage == "en")
            let german = try #require(found.texts.first { $0.language == "de" })
            #expect(german.origin == "project")
            #expect(german.text == "{code} für {app} ✨")
            #expect(german.shipped?.contains("{code}") == true)
            #expect(german.problem == nil)
            #expect(found.texts.first { $0.language == "en" }?.origin == "shipped")
            let preview: MessageTextPreview = try await server.adminPost(
                "/messageTexts:preview",
                ["language": "de", "regionCode": "DE"]
            ).decoded()
            #expect(preview.text.hasPrefix("123456 für "))
            #expect(preview.text.hasSuffix("\n@shop.example.com #123456"))
            #expect(preview.alphabet == "UCS-2")
            #expect(preview.wideCharacters == ["✨"])
            #expect(preview.price?.hasSuffix("USD") == true)
            #expect(preview.ios.contains("only on shop.example.com"))
        }
    }

    @Test func `a text is previewed without being saved, and its problem is explained`()
        async throws
    {
        try await withServer(Self.setup) { server in
            let long = "{code} " + String(repeating: "x", count: 280)
            let preview: MessageTextPreview = try await server.adminPost(
                "/messageTexts:preview",
                ["language": "en", "text": .string(long)]
            ).decoded()
            #expect(preview.problem == nil)
            #expect(preview.alphabet == "GSM-7")
            #expect(preview.segments == 3)
            #expect(preview.price == nil)
            #expect(preview.warnings == ["it requires 3 messages"])
            for text in ["no code", "{code} {code}", "{code} \u{202E}x", "{code} evil.example"] {
                let wrong: MessageTextPreview = try await server.adminPost(
                    "/messageTexts:preview",
                    ["language": "en", "text": .string(text)]
                ).decoded()
                #expect(wrong.problem != nil, "\(text)")
                #expect(!wrong.text.contains("evil"), "\(text)")
            }
            let stored = try await server.project.settings.messages.common.texts
            #expect(stored.keys.sorted() == ["de"])
        }
    }

    @Test(
        arguments: [
            ["language": "<script>"], ["regionCode": "ZZ"], ["app": "none"],
            ["language": .string(String(repeating: "a", count: 100))],
        ] as [JSONValue]
    )
    func `a preview for nothing that exists is refused`(body: JSONValue) async throws {
        try await withServer { server in
            let answer = try await server.adminPost("/messageTexts:preview", body)
            #expect(answer.status == 400, "\(answer.text)")
        }
    }
}
