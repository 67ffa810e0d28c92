import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests App Attest over HTTP, for each kind of message.
struct AppAttestTests {
    private static let number = "+16505550144"

    private static let setup = ServerSetup {
        $0.settings.appVerification.enforcement = .enforce
        $0.attestationAuthority = try? TestServer.authority.get()
    }

    private func withDevice(
        _ body: @escaping @Sendable (TestServer, AttestingDevice) async throws -> Void
    ) async throws {
        try await withServer(Self.setup) { server in
            try await server.changeApp { $0.details.teamID = TestServer.teamID }
            let device = AttestingDevice(TestServer.appIdentifier)
            let registered = try await server.register(device)
            try #require(registered.status == 200, "\(registered.text)")
            try await body(server, device)
        }
    }

    private func send(
        _ proof: JSONValue?,
        to number: String = Self.number,
        on server: TestServer
    ) async throws -> Answer {
        var body: [String: JSONValue] = ["phoneNumber": .string(number)]
        if let proof { body["appAttest"] = proof }
        return try await server.call(.sendVerificationCode, .object(body))
    }

    @Test func `a device that Apple attests gets a message`() async throws {
        try await withDevice { server, device in
            let proof = try await server.proof(by: device, counter: 1, signing: Self.number)
            let answer = try await send(proof, on: server)
            #expect(answer.status == 200)
            #expect(try answer.json["appInstance"].text?.isEmpty == false)
            #expect(server.messages.count == 1)
            #expect(try await server.proofCounts() == ["appAttest held": 1])
        }
    }

    @Test func `a proof of a kind that the project does not accept is not used up`() async throws {
        try await withDevice { server, device in
            let proof = try await server.proof(by: device, counter: 1, signing: Self.number)
            try await server.changeSettings {
                $0.appVerification.common.accepts = [.challenge, .appSecret]
            }
            let refused = try await send(proof, on: server)
            #expect(try refused.errorCode == .appNotVerified)
            #expect(try refused.reason == .proofNotAccepted)
            try await server.changeSettings {
                $0.appVerification.common.accepts = AppProofKind.allCases
            }
            #expect(try await send(proof, on: server).status == 200)
        }
    }

    @Test func `a proof that was used, or is for another number, is refused`() async throws {
        try await withDevice { server, device in
            let proof = try await server.proof(by: device, counter: 1, signing: Self.number)
            #expect(try await send(proof, on: server).status == 200)
            let again = try await send(proof, on: server)
            #expect(try again.errorCode == .appNotVerified)
            #expect(try again.reason == .proofUsed)
            let next = try await server.proof(by: device, counter: 2, signing: Self.number)
            let other = try await send(next, to: "+16505550145", on: server)
            #expect(try other.errorCode == .appNotVerified)
            #expect(try other.reason == .proofInvalid)
            #expect(server.messages.count == 1)
        }
    }

    @Test func `without a team ID no key is registered, and apps are not offered App Attest`()
        async throws
    {
        try await withServer(Self.setup) { server in
            let device = AttestingDevice(TestServer.appIdentifier)
            let refused = try await server.register(device)
            #expect(try refused.errorCode == .appNotVerified)
            #expect(try refused.reason == .proofNotConfigured)
            let rules = try await server.request(
                .get,
                "/dialtone/v1/appVerification?key=\(TestServer.apiKey)"
            )
            #expect(!rules.text.contains("APP_ATTEST"))
        }
    }

    @Test func `an app that is not registered gets no challenge`() async throws {
        try await withServer(Self.setup) { server in
            let answer = try await server.call(.appAttestChallenge, [:], key: "unknown")
            #expect(try answer.errorCode == .appNotVerified)
        }
    }

    @Test func `messages for a second factor require a proof as well`() async throws {
        var setup = ServerSetup.secondFactors { $0.appVerification.enforcement = .enforce }
        setup.attestationAuthority = try TestServer.authority.get()
        try await withServer(setup) { server in
            try await server.changeApp { $0.details.teamID = TestServer.teamID }
            let device = AttestingDevice(TestServer.appIdentifier)
            #expect(try await server.register(device).status == 200)
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn

            func enroll(_ proof: JSONValue) async throws -> Answer {
                try await server.call(
                    .secondFactorEnrollmentStart,
                    [
                        "idToken": .string(person.idToken),
                        "phoneEnrollmentInfo": [
                            "phoneNumber": .string(Self.number), "appAttest": proof,
                        ],
                    ]
                )
            }
            #expect(try await enroll(.null).errorCode == .missingAppCredential)
            let started = try await enroll(
                server.proof(by: device, counter: 1, signing: Self.number)
            )
            let session = try started.json["phoneSessionInfo"]["sessionInfo"].text
            let finished = try await server.finishPhoneEnrollment(
                person.idToken,
                session: try #require(session),
                code: try server.sentCode(to: Self.number)
            )
            #expect(finished.status == 200)
            try await checkSignIn(of: device, on: server)
        }
    }

    /// The client knows no number there, and signs what it knows: the enrollment's ID.
    private func checkSignIn(of device: AttestingDevice, on server: TestServer) async throws {
        server.clock.advance(by: .hours(1))
        let pending = try await server.proveFirstFactor().pending
        let account = try await server.account(id: TestServer.person)
        let factor = try #require(account.secondFactors.first).id.rawValue
        func start(_ proof: JSONValue) async throws -> Answer {
            try await server.call(
                .secondFactorSignInStart,
                [
                    "mfaPendingCredential": .string(pending), "mfaEnrollmentId": .string(factor),
                    "phoneSignInInfo": ["appAttest": proof],
                ]
            )
        }
        #expect(try await start(.null).errorCode == .missingAppCredential)
        let wrong = try await server.proof(by: device, counter: 2, signing: Self.number)
        #expect(try await start(wrong).errorCode == .appNotVerified)
        let proof = try await server.proof(by: device, counter: 3, signing: factor)
        #expect(try await start(proof).status == 200)
    }
}
