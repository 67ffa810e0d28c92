import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// Tests of projects that require a second factor.
struct MandatoryTests {
    private static func mandatory(
        on engine: StoreEngine = .sqliteInMemory,
        afterPhone: Bool = false
    ) -> ServerSetup {
        .secondFactors(on: engine) {
            $0.secondFactors.state = .mandatory
            $0.secondFactors.allowsAfterPhone = afterPhone
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an account without a second factor can sign in only to enroll one`(
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.mandatory(on: engine)) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            // Back ends that check the audience, as they all should, refuse this token.
            let audience = try person.claims["aud"].text
            #expect(audience == "demo-test/second-factor-enrollment")

            let update = try await server.call(
                .update,
                ["idToken": .string(person.idToken), "displayName": "Ada"]
            )
            #expect(try update.errorCode == .operationNotAllowed)
            #expect(try update.reason == .secondFactorRequired)
            let delete = try await server.call(.delete, ["idToken": .string(person.idToken)])
            #expect(try delete.reason == .secondFactorRequired)
            // What SDKs ask after each sign-in.
            #expect(try await server.lookUp(person.idToken).status == 200)
            let refreshed = try await server.refresh(person.refreshToken)
            let idToken = try #require(try refreshed.json["id_token"].text)

            let tokens = try await server.enrollPhone("+16505550101", by: idToken)
            let claims = try SignedIn(
                accountID: "",
                idToken: tokens.idToken,
                refreshToken: tokens.refreshToken
            )
            .claims
            #expect(claims["aud"].text == "demo-test")
            let renamed = try await server.call(
                .update,
                ["idToken": .string(tokens.idToken), "displayName": "Ada"]
            )
            #expect(renamed.status == 200)
        }
    }

    @Test func `an account without a second factor can verify its address, and no other`()
        async throws
    {
        try await withServer(Self.mandatory()) { server in
            try await server.addPerson { $0.isEmailVerified = false }
            let token = JSONValue.string(try await server.proveFirstFactor().signedIn.idToken)
            let verify = try await server.call(
                .sendOOBCode,
                ["requestType": "VERIFY_EMAIL", "idToken": token]
            )
            #expect(verify.status == 200)
            let change = try await server.call(
                .sendOOBCode,
                [
                    "requestType": "VERIFY_AND_CHANGE_EMAIL", "idToken": token,
                    "newEmail": "other@example.com",
                ]
            )
            #expect(try change.reason == .secondFactorRequired)
        }
    }

    @Test func `an account with a second factor signs in with it`() async throws {
        try await withServer(Self.mandatory()) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
            }
            let person = try await server.enrolledSession()
            #expect(try person.claims["aud"].text == "demo-test")
        }
    }

    @Test func `a number cannot sign in where no second factor may follow it`() async throws {
        try await withServer(Self.mandatory()) { server in
            let session = try await server.sendCode(to: "+16505550100")
            let code = try server.sentCode(to: "+16505550100")
            let answer = try await server.complete(session, code: code)
            #expect(try answer.errorCode == .unsupportedFirstFactor)
        }
    }

    @Test func `a number signs in to enroll where a second factor may follow it`() async throws {
        try await withServer(Self.mandatory(afterPhone: true)) { server in
            let person = try await server.signIn("+16505550100")
            #expect(try person.claims["aud"].text == "demo-test/second-factor-enrollment")
            let (_, tokens) = try await server.enrollTOTP(by: person.idToken)
            #expect(try tokens.firebase["sign_in_second_factor"].text == "totp")
        }
    }

    @Test(arguments: [SignInProvider.anonymous, .custom])
    func `anonymous and custom sign-ins need no second factor`(
        provider: SignInProvider
    ) async throws {
        try await withServer(Self.mandatory()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor(by: provider).signedIn
            #expect(try person.claims["aud"].text == "demo-test")
        }
    }
}
