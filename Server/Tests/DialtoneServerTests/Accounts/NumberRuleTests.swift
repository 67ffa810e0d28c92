import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import PhoneNumbers
import Testing

/// Tests where a number must be valid, and where it must only be possible.
struct NumberRuleTests {
    /// Numbers in tutorials and test suites that are in no numbering plan.
    static let possible = [
        "+15555555555", "+15551234567", "+15555550100", "+11234567890", "+11111111111",
        "+10000000000", "+491234567890", "+447700900123",
    ]

    private static let production = ServerSetup.production

    @Test(arguments: possible)
    func `in development, a possible number signs in`(number: String) async throws {
        try await withServer { server in
            let person = try await server.signIn(number)
            let users = try await server.lookUp(person.idToken).json["users"]
            #expect(users[0]["phoneNumber"] == .string(number))
        }
    }

    @Test(arguments: possible)
    func `in production, a number that is only possible gets no message`(
        number: String
    ) async throws {
        try await withServer(Self.production) { server in
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(number)]
            )
            #expect(answer.status == 400)
            #expect(try answer.reason == .numberInvalid)
            let message = try answer.refusal.message
            #expect(message.hasPrefix("INVALID_PHONE_NUMBER : "))
            #expect(message.contains("possible but not valid"))
            // The sentence names a number that passes, and the fictional ones as the other way.
            let example = try #require(message.firstMatch(of: /such as (\+[0-9]+),/)?.1)
            #expect(throws: Never.self) { try PhoneNumber(parsing: String(example), as: .valid) }
            #expect(message.contains("as a test number"))
            #expect(server.messages.isEmpty)
            let other = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(String(example))]
            )
            #expect(other.status == 200)
        }
    }

    @Test(arguments: possible)
    func `in production, a possible number can be fictional`(number: String) async throws {
        try await withServer(Self.production) { server in
            try await server.addTestNumber(number, code: "271828")
            let session = try await server.sendCode(to: number)
            _ = try SignedIn(await server.complete(session, code: "271828"))
            #expect(server.messages.isEmpty)
        }
    }

    @Test(arguments: [[NumberKind.mobile, .unknown], nil] as [[NumberKind]?])
    func `a project that allows the unknown kind sends to possible numbers`(
        kinds: [NumberKind]?
    ) async throws {
        var setup = Self.production
        setup.settings.sendGuard.mode = .enforce
        setup.settings.sendGuard.kinds = kinds
        setup.settings.sendGuard.proofFrom = nil
        try await withServer(setup) { server in
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+447700900123"]
            )
            #expect(answer.status == 200)
            #expect(server.messages.map(\.phoneNumber.e164) == ["+447700900123"])
            let decision = try #require(try await server.decisions().first)
            #expect(decision.attempt.kind == .unknown)
            #expect(decision.attempt.region == "GB")
            // The price of a message without a region, because the price is unknown.
            #expect(decision.attempt.cost.micros == 1_000_000)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `administrators and imports can use possible numbers`(engine: StoreEngine) async throws {
        var setup = ServerSetup { $0.engine = engine }
        setup.isProduction = true
        setup.showsAdminListener = true
        try await withServer(setup) { server in
            for (index, number) in Self.possible.enumerated() {
                let created = try await server.administer(
                    "accounts",
                    ["localId": "created-\(index)", "phoneNumber": .string(number)]
                )
                #expect(created.status == 200, "\(number)")
                let found = try await server.administer(
                    "accounts:lookup",
                    ["phoneNumber": [.string(number)]]
                )
                #expect(try found.json["users"][0]["localId"] == "created-\(index)")
                let deleted = try await server.administer(
                    "accounts:delete",
                    ["localId": "created-\(index)"]
                )
                #expect(deleted.status == 200)
            }
            let users = Self.possible.enumerated().map { index, number in
                ["localId": "imported-\(index)", "phoneNumber": .string(number)] as JSONValue
            }
            let imported = try await server.administer(
                "accounts:batchCreate",
                ["users": .array(users)]
            )
            #expect(imported.status == 200)
            #expect(try imported.json["error"].count ?? 0 == 0)
            let taken = try await server.administer(
                "accounts",
                ["phoneNumber": "+1 (555) 555-5555"]
            )
            // One account, however its number is written.
            #expect(try taken.errorCode == .phoneNumberExists)
        }
    }

    @Test(arguments: possible)
    func `an administrator can make a possible number fictional`(number: String) async throws {
        try await withServer { server in
            let codes: JSONValue = .object([number: "123456"])
            let answer = try await server.administer(
                .patch,
                v2: "/config?updateMask=signIn.phoneNumber.testPhoneNumbers",
                ["signIn": ["phoneNumber": ["testPhoneNumbers": codes]]]
            )
            #expect(answer.status == 200)
            let session = try await server.sendCode(to: number)
            _ = try SignedIn(await server.complete(session, code: "123456"))
        }
    }

    @Test(arguments: [
        ("+4477009001234567", "too long"), ("+1555", "too short"), ("5555555555", "no country"),
    ])
    func `an impossible number cannot be fictional, and the refusal gives the reason`(
        number: String,
        words: String
    ) async throws {
        try await withServer { server in
            let codes: JSONValue = .object([number: "123456"])
            let answer = try await server.administer(
                .patch,
                v2: "/config?updateMask=signIn.phoneNumber.testPhoneNumbers",
                ["signIn": ["phoneNumber": ["testPhoneNumbers": codes]]]
            )
            #expect(answer.status == 400)
            let message = try answer.refusal.message
            #expect(message.hasPrefix("INVALID_TESTING_PHONE_NUMBER : "))
            #expect(message.contains(words))
        }
    }
}
