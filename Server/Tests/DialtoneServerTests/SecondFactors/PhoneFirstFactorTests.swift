import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// Tests of second factors of users who sign in with a phone number.
struct PhoneFirstFactorTests {
    private static let first = "+16505550100"
    private static let second = "+16505550101"

    private static func allowed(on engine: StoreEngine = .sqliteInMemory) -> ServerSetup {
        .secondFactors(on: engine) { $0.secondFactors.allowsAfterPhone = true }
    }

    private static func addPerson(to server: TestServer) async throws {
        try await server.addPerson {
            $0.email = nil
            $0.phoneNumber = PhoneNumber(e164: first)
            $0.secondFactors = [.phone(second, at: .start, id: "one")]
        }
    }

    private static func signIn(on server: TestServer) async throws -> Answer {
        let session = try await server.sendCode(to: first)
        return try await server.complete(session, code: try server.sentCode(to: first))
    }

    @Test(arguments: StoreEngine.tested)
    func `by default a number cannot sign in to an account with second factors`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await Self.addPerson(to: server)
            let answer = try await Self.signIn(on: server)
            #expect(answer.status == 400)
            #expect(
                try answer.refusal.message
                    == """
                    UNSUPPORTED_FIRST_FACTOR : A phone number cannot be set as a first factor on an \
                    SMS based MFA user. It needs the setting secondFactors.allowsAfterPhone=true, \
                    and a second factor that is not this number.
                    """
            )
            #expect(try await server.account(id: TestServer.person).lastSignInAt == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `where the project allows it, a number is followed by a second factor`(
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.allowed(on: engine)) { server in
            try await Self.addPerson(to: server)
            let answer = try await Self.signIn(on: server)
            #expect(answer.status == 200)
            let json = try answer.json
            #expect(json.keys == ["localId", "phoneNumber", "mfaPendingCredential", "mfaInfo"])
            #expect(json["mfaInfo"].count == 1)
            #expect(json["mfaInfo"][0]["phoneInfo"].text == "+*******0101")
            #expect(try await server.account(id: TestServer.person).lastSignInAt == nil)

            let credential = try #require(json["mfaPendingCredential"].text)
            let factor = try #require(
                try await server.account(id: TestServer.person).secondFactors.first
            )
            let tokens = try SecondTokens(await server.provePhone(factor, for: credential))
            #expect(try tokens.firebase["sign_in_provider"].text == "phone")
            #expect(try tokens.firebase["sign_in_second_factor"].text == "phone")
            #expect(
                try await server.account(id: TestServer.person).lastSignInAt == server.clock.now
            )
        }
    }

    @Test func `an account that signs in by number can enroll another number or an app`()
        async throws
    {
        try await withServer(Self.allowed()) { server in
            let person = try await server.signIn(Self.first)
            let same = try await server.startPhoneEnrollment(person.idToken, Self.first)
            #expect(
                try same.refusal.message
                    == "SECOND_FACTOR_EXISTS : Phone number already is the first factor of this account."
            )
            let (_, tokens) = try await server.enrollTOTP(by: person.idToken)
            let more = try await server.enrollPhone(Self.second, by: tokens.idToken)
            let user = try await server.lookUp(more.idToken).json["users"][0]
            #expect(user["mfaInfo"].count == 2)

            let json = try await Self.signIn(on: server).json
            #expect(json["mfaInfo"].count == 2)
            #expect(json["idToken"] == .null)
        }
    }

    @Test func `a number cannot be both factors of an account`() async throws {
        try await withServer(Self.allowed()) { server in
            try await server.addPerson {
                $0.phoneNumber = PhoneNumber(e164: Self.first)
                $0.secondFactors = [.phone(Self.first, at: .start, id: "same")]
            }
            // Only an older project, or an import, leads here: nothing is left to ask for.
            let answer = try await Self.signIn(on: server)
            #expect(try answer.errorCode == .unsupportedFirstFactor)

            try await server.changePerson {
                $0.phoneNumber = nil
                $0.secondFactors = [.phone(Self.second, at: .start, id: "one")]
            }
            let person = try await server.enrolledSession()
            server.clock.advance(by: .minutes(1))
            let session = try await server.sendCode(to: Self.second)
            let link = try await server.complete(
                session,
                code: try server.sentCode(to: Self.second),
                with: ["idToken": .string(person.idToken)]
            )
            #expect(try link.errorCode == .secondFactorExists)
            #expect(try await server.account(id: TestServer.person).phoneNumber == nil)
        }
    }

    @Test func `by default a number cannot be linked to an account with second factors`()
        async throws
    {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone(Self.second, at: .start, id: "one")]
            }
            let person = try await server.enrolledSession()
            let session = try await server.sendCode(to: Self.first)
            let link = try await server.complete(
                session,
                code: try server.sentCode(to: Self.first),
                with: ["idToken": .string(person.idToken)]
            )
            #expect(try link.errorCode == .unsupportedFirstFactor)
            #expect(try await server.account(id: TestServer.person).phoneNumber == nil)
        }
    }

    @Test func `linking a number keeps the session's second factor`()
        async throws
    {
        try await withServer(Self.allowed()) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone(Self.second, at: .start, id: "one")]
            }
            let person = try await server.enrolledSession()
            let session = try await server.sendCode(to: Self.first)
            let link = try SignedIn(
                await server.complete(
                    session,
                    code: try server.sentCode(to: Self.first),
                    with: ["idToken": .string(person.idToken)]
                )
            )
            #expect(try link.claims["firebase"]["second_factor_identifier"].text == "one")
        }
    }

    @Test func `a disabled account is refused before it is asked for a second factor`() async throws
    {
        try await withServer(Self.allowed()) { server in
            try await Self.addPerson(to: server)
            try await server.changePerson { $0.isDisabled = true }
            #expect(try await Self.signIn(on: server).errorCode == .userDisabled)
        }
    }

    @Test(arguments: [true, false])
    func `a verified number takes one transaction with or without a second factor`(
        hasSecondFactor: Bool
    ) async throws {
        try await withServer(Self.allowed()) { server in
            if hasSecondFactor { try await Self.addPerson(to: server) }
            let session = try await server.sendCode(to: Self.first)
            let code = try server.sentCode(to: Self.first)
            _ = server.work.takeWork()
            #expect(try await server.complete(session, code: code).status == 200)
            #expect(server.work.takeWork() == CountingStore.Work(reads: 0, writes: 1))
        }
    }

    @Test func `a code request reveals nothing about second factors`() async throws {
        try await withServer(.secondFactors()) { server in
            try await Self.addPerson(to: server)
            // The first call of all looks the project up.
            _ = try await server.sendCode(to: "+16505550198")
            var shapes: Set<String> = []
            for number in [Self.first, "+16505550199"] {
                _ = server.work.takeWork()
                let answer = try await server.call(
                    .sendVerificationCode,
                    ["phoneNumber": .string(number)]
                )
                let session = try #require(try answer.json["sessionInfo"].text)
                shapes.insert(
                    "\(answer.status) \(answer.text.replacing(session, with: "")) \(server.work.takeWork())"
                )
            }
            #expect(shapes.count == 1, "\(shapes)")
        }
    }
}
