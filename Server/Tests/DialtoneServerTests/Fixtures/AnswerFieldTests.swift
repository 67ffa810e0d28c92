import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of response fields that the fixture files do not have.
struct AnswerFieldTests {
    private static let google = SignInProvider(rawValue: "google.com")

    @Test func `the provider's profile fields are in the response`() async throws {
        try await withServer { server in
            let token = try TestKey.unsigned("key").token([
                "sub": "1234567890", "name": "Alice Example", "given_name": "Alice",
                "family_name": "Example", "picture": "https://example.org/alice.png",
                "locale": "en-GB", "preferred_username": "alice",
            ])
            let answer = try await server.signIn(byProvider: token, of: Self.google).json
            #expect(answer["rawId"] == "1234567890")
            #expect(answer["fullName"] == "Alice Example")
            #expect(answer["firstName"] == "Alice")
            #expect(answer["lastName"] == "Example")
            #expect(answer["screenName"] == "alice")
            #expect(answer["photoUrl"] == "https://example.org/alice.png")
            #expect(answer["language"] == "en-GB")
        }
    }

    @Test func `the account's own address stands beside the provider's`() async throws {
        try await withServer { server in
            let alice = try await server.signUpAlice()
            let token = try TestKey.unsigned("key").token([
                "sub": "1234567890", "email": "other@example.org", "email_verified": true,
            ])
            let answer = try await server.signIn(
                byProvider: token,
                of: Self.google,
                with: ["idToken": .string(alice.idToken)]
            )
            .json
            #expect(answer["email"] == "other@example.org")
            #expect(answer["originalEmail"].text == TestServer.alice)
        }
    }

    @Test func `sign-up and sign-in responses contain name and picture`() async throws {
        try await withServer { server in
            let created = try await server.call(
                .signUp,
                [
                    "email": .string(TestServer.alice),
                    "password": .string(TestServer.alicesPassword),
                    "displayName": "Alice", "photoUrl": "https://example.org/alice.png",
                ]
            )
            #expect(try created.json["displayName"] == "Alice")
            let answer = try await server.signInWithPassword(
                TestServer.alice,
                TestServer.alicesPassword
            )
            .json
            #expect(answer["displayName"] == "Alice")
            #expect(answer["profilePicture"] == "https://example.org/alice.png")
        }
    }

    @Test func `a code for a change of address shows both addresses`() async throws {
        try await withServer { server in
            let alice = try await server.signUpAlice()
            let code = try await server.mailCode(
                "VERIFY_AND_CHANGE_EMAIL",
                ["idToken": .string(alice.idToken), "newEmail": "new@example.org"]
            )
            let shown = try await server.call(.resetPassword, ["oobCode": .string(code)]).json
            #expect(shown["requestType"] == "VERIFY_AND_CHANGE_EMAIL")
            #expect(shown["email"].text == TestServer.alice)
            #expect(shown["newEmail"] == "new@example.org")
        }
    }

    @Test func `a link and a provider lead to the second factor as a password does`() async throws {
        try await withServer(.secondFactors) { server in
            let alice = try await server.signUpAlice()
            try await server.changeAccount(alice.accountID) { account in
                account.isEmailVerified = true
                account.secondFactors = [.phone("+16505550102", at: .start, id: "factor-1")]
            }
            let code = try await server.mailCode(
                "EMAIL_SIGNIN",
                ["email": .string(TestServer.alice)]
            )
            let byLink = try await server.signInWithLink(code, TestServer.alice)
            try expectSecondFactorNeeded(byLink)
            let token = try TestKey.unsigned("key").token([
                "sub": "1234567890", "email": TestServer.alice, "email_verified": true,
            ])
            try expectSecondFactorNeeded(
                await server.signIn(byProvider: token, of: Self.google)
            )
        }
    }

    private func expectSecondFactorNeeded(_ answer: Answer) throws {
        let json = try answer.json
        #expect(answer.status == 200)
        #expect(json["mfaPendingCredential"].text?.isEmpty == false)
        #expect(json["mfaInfo"][0]["phoneInfo"] == "+*******0102")
        #expect(json["mfaInfo"][0]["unobfuscatedPhoneInfo"] == .null)
        #expect(json["idToken"] == .null)
    }

    @Test func `a project's configuration sets hooks and shows them`() async throws {
        try await withServer { server in
            let answer = try await server.administer(
                .patch,
                v2: "/config?updateMask=blockingFunctions",
                [
                    "blockingFunctions": [
                        "triggers": ["beforeCreate": ["functionUri": "https://hooks.example/"]]
                    ]
                ]
            )
            let shown = try await server.administer(.get, v2: "/config").json
            #expect(try answer.json["blockingFunctions"] == shown["blockingFunctions"])
            let trigger = shown["blockingFunctions"]["triggers"]["beforeCreate"]
            #expect(trigger["functionUri"] == "https://hooks.example/")
            #expect(trigger["updateTime"].text?.isEmpty == false)
        }
    }

    @Test func `an import keeps the fields about an account's history`() async throws {
        try await withServer { server in
            let imported = try await server.administer(
                "accounts:batchCreate",
                [
                    "users": [
                        [
                            "localId": "alice", "email": .string(TestServer.alice),
                            "photoUrl": "https://example.org/alice.png", "customAuth": true,
                            "emailLinkSignin": true, "initialEmail": "first@example.org",
                        ]
                    ]
                ]
            )
            try #require(try imported.json["error"] == .null, "\(imported.text)")
            let found = try await server.administer("accounts:lookup", ["localId": ["alice"]])
            let user = try found.json["users"][0]
            #expect(user["photoUrl"] == "https://example.org/alice.png")
            #expect(user["customAuth"] == true)
            #expect(user["emailLinkSignin"] == true)
            #expect(user["initialEmail"] == "first@example.org")
        }
    }

    @Test func `a region that the project rules out gets no message`() async throws {
        let setup = ServerSetup { $0.settings.smsRegions.denied = ["US"] }
        try await withServer(setup) { server in
            let refused = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(TestServer.alicesNumber)]
            )
            #expect(
                try refused.refusal.message
                    == "OPERATION_NOT_ALLOWED : SMS unable to be sent until this region enabled by the app developer."
            )
            #expect(server.messages.isEmpty)
        }
    }
}
