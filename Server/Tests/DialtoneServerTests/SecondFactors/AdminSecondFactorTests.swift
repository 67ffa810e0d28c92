import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// Tests of second factors that administrators set.
struct AdminSecondFactorTests {
    @Test(arguments: StoreEngine.tested)
    func `a new account's second factors get server IDs and have no duplicate numbers`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let answer = try await server.administer(
                "accounts",
                [
                    "localId": "ada", "email": "ada@example.com", "emailVerified": true,
                    "mfaInfo": [
                        ["phoneInfo": "+16505550101", "displayName": "work"],
                        ["phoneInfo": "+1 650-555-0101"],
                        ["phoneInfo": "+16505550102", "mfaEnrollmentId": "mine"],
                    ],
                ]
            )
            #expect(answer.status == 200)
            let factors = try await server.account().secondFactors
            #expect(factors.map(\.phoneNumber?.e164) == ["+16505550101", "+16505550102"])
            #expect(factors.map(\.displayName) == ["work", nil])
            #expect(!factors.contains { $0.id.rawValue == "mine" })
        }
    }

    @Test func `an update replaces the second factors and keeps an app that it lists`() async throws
    {
        try await withServer(.secondFactors()) { server in
            let (_, app) = try await server.addPersonWithApp()
            let answer = try await Self.update(
                server,
                [
                    ["mfaEnrollmentId": .string(app), "totpInfo": [:]],
                    [
                        "mfaEnrollmentId": "mine", "phoneInfo": "+16505550101",
                        "enrolledAt": "2026-01-02T03:04:05Z",
                    ],
                    ["phoneInfo": "+16505550102"],
                ]
            )
            #expect(answer.status == 200)
            let factors = try await server.account().secondFactors
            #expect(factors.count == 3)
            #expect(factors[0].totp?.lastUsedStep != nil)
            #expect(factors[1].id.rawValue == "mine")
            #expect(factors[1].enrolledAt == Timestamp(seconds: 1_767_323_045))

            #expect(try await Self.update(server, []).status == 200)
            #expect(try await server.account().secondFactors.isEmpty)
        }
    }

    @Test(
        arguments: [
            (
                [["phoneInfo": "12"]],
                "INVALID_MFA_PHONE_NUMBER : The phone number has no country calling code. "
                    + "Write it as +16505550100."
            ),
            (
                [[:]],
                "INVALID_MFA_PHONE_NUMBER : The phone number is malformed. Write it as +16505550100."
            ),
            (
                [
                    ["mfaEnrollmentId": "a", "phoneInfo": "+16505550101"],
                    ["mfaEnrollmentId": "a", "phoneInfo": "+16505550102"],
                ],
                "DUPLICATE_MFA_ENROLLMENT_ID"
            ),
            ([["mfaEnrollmentId": "", "phoneInfo": "+16505550101"]], "INVALID_MFA_ENROLLMENT_ID"),
            (
                [["totpInfo": [:]]],
                "UNSUPPORTED_SECOND_FACTOR : Only users can enroll their own authenticator apps."
            ),
            (
                (0..<6).map { ["phoneInfo": "+1650555010\($0)"] },
                "SECOND_FACTOR_LIMIT_EXCEEDED : Too many second factors enrolled for this account."
            ),
        ] as [([JSONValue], String)]
    )
    func `an invalid list of second factors is refused and changes nothing`(
        enrollments: [JSONValue],
        message: String
    ) async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550109", at: .start, id: "old")]
            }
            let answer = try await Self.update(server, enrollments)
            #expect(try answer.refusal.message == message)
            #expect(try await server.account().secondFactors.map(\.id.rawValue) == ["old"])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `removing a second factor ends every session, adding or keeping one ends none`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            _ = try await server.enrollTOTP(by: person.idToken)
            let app = try #require(try await server.account().secondFactors.first).id.rawValue
            let kept: [JSONValue] = [["mfaEnrollmentId": .string(app), "totpInfo": [:]]]
            let both = kept + [["phoneInfo": "+16505550101"]]
            for enrollments in [both, both] {
                #expect(try await Self.update(server, enrollments).status == 200)
                #expect(try await server.lookUp(person.idToken).status == 200)
            }
            #expect(try await Self.update(server, kept).status == 200)
            #expect(try await server.lookUp(person.idToken).errorCode == .tokenExpired)
        }
    }

    @Test func `an account without a verified address cannot get a second factor`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson { $0.isEmailVerified = false }
            let answer = try await Self.update(server, [["phoneInfo": "+16505550101"]])
            #expect(try answer.errorCode == .unverifiedEmail)
            #expect(try await server.account().secondFactors.isEmpty)
        }
    }

    private static func update(
        _ server: TestServer,
        _ enrollments: [JSONValue]
    ) async throws -> Answer {
        try await server.administer(
            "accounts:update",
            ["localId": "ada", "mfa": ["enrollments": .array(enrollments)]]
        )
    }
}
