import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import PhoneNumbers
import Testing

struct MessageInjectionTests {
    private static func setup(
        _ engine: StoreEngine,
        _ adjust: (inout MessageSettings) -> Void
    ) -> ServerSetup {
        ServerSetup { setup in
            setup.engine = engine
            adjust(&setup.settings.messages)
        }
    }

    private static let names = [
        "Acme\n@evil.example #123456", "Acme\r\n\r\n@evil.example #123456", "@evil.example #123456",
        "\u{202E}Acme\u{2066}", "Acme\u{2028}@evil.example #123456",
        "Acme\u{85}＠evil.example ＃123456",
        "{code}", "{code}\n@evil.example #{code}", "Acme\u{1}\u{7}", "123456",
        "Acme 654321 https://evil.example",
    ]

    @Test(arguments: StoreEngine.tested, names)
    func `no app name can change the last line of the message`(
        engine: StoreEngine,
        name: String
    ) async throws {
        let setup = Self.setup(engine) { $0.common.domain = "shop.example.com" }
        try await withServer(setup) { server in
            var project = try await server.project
            project.displayName = name
            let wasThere = try await server.store.write { [project] in try $0.update(project) }
            try #require(wasThere)
            server.clock.advance(by: ProjectDirectory.lifetime)
            _ = try await server.sendCode(to: "+16505550100")
            let message = try #require(server.messages.first)
            let code = try #require(message.code).digits
            let lines = message.text.split(omittingEmptySubsequences: false) { $0.isNewline }
            #expect(lines.count == 2)
            #expect(lines.last.map(String.init) == "@shop.example.com #\(code)")
            let body = String(lines[0])
            #expect(body.hasPrefix("\(code) is your "))
            #expect(!body.contains { "@#＠＃".contains($0) })
            #expect(body.matches(of: /\d{4,}/).count == 1)
            let marks = body.unicodeScalars.filter { scalar in
                scalar.properties.isBidiControl || scalar.properties.generalCategory == .control
            }
            #expect(marks.isEmpty)
            #expect(message.wording.segments == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `message text, last line and sender depend on the app and the country`(
        engine: StoreEngine
    ) async throws {
        let setup = Self.setup(engine) { messages in
            messages.common.domain = "shop.example.com"
            messages.common.texts = ["de": "{code} für {app}."]
            messages.senders = [
                "*": SenderIdentity(senderID: "ACME"),
                "US": SenderIdentity(senderID: "+16505550199"),
            ]
        }
        try await withServer(setup) { server in
            let registry = AppRegistry(
                store: server.store,
                clock: server.clock.serverClock,
                random: .seeded(7)
            )
            var values = AppChanges()
            values.displayName = "Android"
            values.bundleID = "com.example.android"
            let android = try await registry.add(
                .android,
                values,
                apiKey: "android-key",
                to: server.project
            )
            try await server.changeSettings { settings in
                settings.messages.apps[android.appID] = MessageTextSettings()
                settings.messages.apps[android.appID]?.appHash = "FA+9qCX9VSu"
            }
            for (number, key) in [
                ("+16505550100", TestServer.apiKey), ("+491701234567", "android-key"),
            ] {
                let answer = try await server.call(
                    .sendVerificationCode,
                    ["phoneNumber": .string(number)],
                    key: key,
                    headers: [.acceptLanguage: "de-DE"]
                )
                #expect(answer.status == 200)
            }
            let messages = server.messages
            try #require(messages.count == 2)
            let codes = messages.compactMap(\.code?.digits)
            #expect(messages[0].text == "\(codes[0]) für Test.\n@shop.example.com #\(codes[0])")
            #expect(messages[0].sender == SenderIdentity(senderID: "+16505550199"))
            #expect(messages[1].text == "\(codes[1]) für Test.\nFA+9qCX9VSu")
            #expect(messages[1].sender == SenderIdentity(senderID: "ACME"))
            #expect(messages[0].wording.language == "de")
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an invalid stored message text falls back to the default text`(
        engine: StoreEngine
    ) async throws {
        let setup = Self.setup(engine) { messages in
            messages.common.texts = ["en": "no code\n@evil.example #123456"]
            messages.common.domain = "evil.example #1"
            messages.common.appHash = "\n"
        }
        try await withServer(setup) { server in
            _ = try await server.sendCode(to: "+16505550100")
            let message = try #require(server.messages.first)
            let code = try #require(message.code).digits
            let expected = "\(code) is your Test code. Never share it, not even with us."
            #expect(message.text == expected)
        }
    }

    @Test func `an authorized domain that a message text links to cannot be removed`() async throws
    {
        let setup = Self.setup(.sqliteInMemory) { _ in }
        try await withServer(setup) { server in
            try await server.changeSettings { settings in
                settings.authorizedDomains = ["example.com"]
                settings.messages.common.texts = ["en": "{code} https://example.com"]
            }
            let answer = try await server.administer(
                .patch,
                v2: "/config?updateMask=authorizedDomains",
                ["authorizedDomains": ["other.example"]]
            )
            #expect(answer.status == 400)
            #expect(answer.text.contains("messages.texts.en"))
            #expect(try await server.project.settings.authorizedDomains == ["example.com"])
        }
    }
}
