import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import InMemoryLogging
import Logging
import PhoneNumbers
import Testing

/// `accounts:batchCreate`.
@Suite struct ImportAccountsTests {
    private static let call = "accounts:batchCreate"

    @Test(arguments: StoreEngine.tested)
    func `users imported from Firebase sign in with their passwords`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let answer = try await server.administer(
                Self.call,
                FirebaseScrypt.batch([FirebaseScrypt.user("ada"), FirebaseScrypt.user("bob")])
            )
            #expect(try answer.json == ["kind": "identitytoolkit#UploadAccountResponse"])
            // The first sign-in replaces the hash, the second one shows that it still fits.
            for _ in 1...2 {
                let right = try await server.signInWithPassword(
                    "ada@example.com",
                    FirebaseScrypt.password
                )
                #expect(try SignedIn(right).accountID == "ada")
            }
            let wrong = try await server.signInWithPassword("bob@example.com", "user2password")
            #expect(try wrong.errorCode == .invalidLoginCredentials)
        }
    }

    @Test func `all fields of an account are imported`() async throws {
        try await withServer { server in
            let user: JSONValue = [
                "localId": "ada", "email": "Ada@Example.com", "emailVerified": true,
                "displayName": "Ada", "photoUrl": "https://example.com/a.png",
                "phoneNumber": "+1 650 555 0100", "disabled": true,
                "customAttributes": "{\"role\":\"admin\"}", "createdAt": "1500000000000",
                "lastLoginAt": 1_600_000_000_000, "validSince": "1550000000",
                "providerUserInfo": [
                    ["providerId": "google.com", "rawId": "g-1", "email": "ada@gmail.com"],
                    ["providerId": "phone", "phoneNumber": "+16505550100"],
                ],
                "mfaInfo": [
                    [
                        "mfaEnrollmentId": "factor", "phoneInfo": "+16505550101",
                        "displayName": "work", "enrolledAt": "2020-01-02T03:04:05Z",
                    ]
                ],
            ]
            let answer = try await server.administer(Self.call, ["users": [user]])
            #expect(try answer.json["error"] == .null)
            let account = try await server.account("ada@example.com")
            #expect(account.id.rawValue == "ada")
            #expect(account.isEmailVerified)
            #expect(account.displayName == "Ada")
            #expect(account.phoneNumber?.e164 == "+16505550100")
            #expect(account.phoneProvedAt == nil)
            #expect(account.isDisabled == true)
            #expect(account.customAttributes == "{\"role\":\"admin\"}")
            #expect(account.createdAt == Timestamp(milliseconds: 1_500_000_000_000))
            #expect(account.lastSignInAt == Timestamp(milliseconds: 1_600_000_000_000))
            #expect(account.validSince == Timestamp(seconds: 1_550_000_000))
            #expect(account.linkedProviders.map(\.rawID) == ["g-1"])
            let factor = try #require(account.secondFactors.first)
            #expect(factor.id.rawValue == "factor")
            #expect(factor.enrolledAt == Timestamp(seconds: 1_577_934_245))
            #expect(account.passwordHash == nil)
        }
    }

    @Test func `the time of a second factor comes back as it was written`() async throws {
        let times = (0..<28).map { "2020-01-02T03:04:05.\(String(1_000 + $0 * 35).dropFirst())Z" }
        try await withServer { server in
            let users = times.enumerated()
                .map { index, time -> JSONValue in
                    [
                        "localId": .string("user-\(index)"),
                        "email": .string("user-\(index)@example.com"), "emailVerified": true,
                        "mfaInfo": [
                            [
                                "mfaEnrollmentId": "factor", "phoneInfo": "+16505550101",
                                "enrolledAt": .string(time),
                            ]
                        ],
                    ]
                }
            _ = try await server.administer(Self.call, ["users": .array(users)])
            let ids = times.indices.map { JSONValue.string("user-\($0)") }
            let answer = try await server.administer(
                "accounts:lookup",
                ["localId": .array(ids)]
            )
            let shown = try (0..<times.count)
                .compactMap { try answer.json["users"][$0]["mfaInfo"][0]["enrolledAt"].text }
            #expect(Set(shown) == Set(times))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `overwriting replaces all of an account and ends its sessions`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let person = try await server.signUp()
            let row: JSONValue = [
                "localId": .string(person.accountID), "email": "other@example.com",
                "displayName": "Other",
            ]
            let overwriting: JSONValue = ["users": [row], "allowOverwrite": true]
            let answer = try await server.administer(Self.call, overwriting)
            #expect(try answer.json["error"] == .null)
            let account = try await server.account("other@example.com")
            #expect(account.id.rawValue == person.accountID)
            #expect(account.passwordHash == nil)
            #expect(try await server.refresh(person.refreshToken).errorCode == .tokenExpired)
            let free = try await server.signUp()
            #expect(free.accountID != person.accountID)
        }
    }

    @Test func `overwriting cannot take an address or a number from another account`() async throws
    {
        try await withServer { server in
            let users: JSONValue = [
                ["localId": "ada", "email": "ada@example.com"],
                ["localId": "bob", "phoneNumber": "+16505550100"],
            ]
            _ = try await server.administer(Self.call, ["users": users])
            let answer = try await server.administer(
                Self.call,
                [
                    "allowOverwrite": true,
                    "users": [
                        ["localId": "bob", "email": "ada@example.com"],
                        ["localId": "ada", "phoneNumber": "+16505550100"],
                        ["localId": "ada", "email": "ada@example.com", "displayName": "Ada"],
                    ],
                ]
            )
            let messages = [0, 1].map { try? answer.json["error"][$0]["message"].text }
            #expect(
                messages == [
                    "email exists in other account in database",
                    "phone number exists in other account in database",
                ]
            )
            #expect(try await server.account().displayName == "Ada")
        }
    }

    @Test func `an imported account that was never refreshed has no refresh time`() async throws {
        try await withServer { server in
            let user: JSONValue = ["localId": "ada", "lastLoginAt": 1_600_000_000_000]
            _ = try await server.administer(Self.call, ["users": [user]])
            let answer = try await server.administer("accounts:lookup", ["localId": ["ada"]])
            let found = try answer.json["users"][0]
            #expect(found["lastLoginAt"] == "1600000000000")
            #expect(found["lastRefreshAt"] == .null)
        }
    }

    @Test(arguments: [SecondFactorSettings.State.disabled, .enabled])
    func `the log warns of second factors that the project does not ask for`(
        state: SecondFactorSettings.State
    ) async throws {
        try await withServer(ServerSetup { $0.settings.secondFactors.state = state }) { server in
            let user: JSONValue = [
                "localId": "ada", "email": "ada@example.com", "emailVerified": true,
                "mfaInfo": [["phoneInfo": "+16505550101"]],
            ]
            let answer = try await server.administer(
                Self.call,
                ["users": [user, user, ["localId": "bob"]]]
            )
            #expect(try answer.json["error"][0]["index"] == 1)
            let warnings = server.logs.entries.filter {
                $0.message
                    == "imported users have second factors, but the project does not require them"
            }
            #expect(warnings.map { $0.metadata["users"] } == (state == .disabled ? ["1"] : []))
        }
    }

    @Test func `accounts may share an address where the project says so`() async throws {
        try await withServer(ServerSetup { $0.settings.oneAccountPerEmail = false }) { server in
            let users: JSONValue = [
                ["localId": "a", "email": "a@example.com"],
                ["localId": "b", "email": "a@example.com"],
            ]
            let answer = try await server.administer(
                Self.call,
                ["users": users, "sanityCheck": true]
            )
            #expect(try answer.json["error"] == .null)
        }
    }

    @Test func `a thousand accounts with passwords fit into one call, by the old path too`()
        async throws
    {
        try await withServer { server in
            let claims = "{\"\(String(repeating: "x", count: 900))\":1}"
            let users = (0..<1_000).map {
                FirebaseScrypt.user("user-\($0)", ["customAttributes": .string(claims)])
            }
            let answer = try await server.post(
                "/www.googleapis.com/identitytoolkit/v3/relyingparty/uploadAccount",
                FirebaseScrypt.batch(users, ["targetProjectId": "demo-test"]),
                headers: TestServer.owner
            )
            #expect(try answer.json == ["kind": "identitytoolkit#UploadAccountResponse"])
            let count = try await server.store.read {
                try $0.accountCount(of: TestServer.projectID)
            }
            #expect(count == 1_000)
        }
    }

    @Test func `a password hash from a list can be imported again`() async throws {
        try await withServer { server in
            let user = FirebaseScrypt.user("ada")
            _ = try await server.administer(Self.call, FirebaseScrypt.batch([user]))
            let list = try await server.post(
                "/www.googleapis.com/identitytoolkit/v3/relyingparty/downloadAccount",
                ["targetProjectId": "demo-test"],
                headers: TestServer.owner
            )
            let listed = try list.json["users"][0]
            #expect(listed["version"] == 0)
            let answer = try await server.administer(
                Self.call,
                FirebaseScrypt.batch([listed]),
                project: TestServer.otherProjectID
            )
            #expect(try answer.json["error"] == .null)
            let signedIn = try await server.call(
                .signInWithPassword,
                ["email": "ada@example.com", "password": .string(FirebaseScrypt.password)],
                key: TestServer.otherAPIKey
            )
            #expect(try SignedIn(signedIn).accountID == "ada")
        }
    }

    @Test func `accounts can be imported with plain passwords`() async throws {
        try await withServer { server in
            let users: JSONValue = [
                ["localId": "a", "email": "a@example.com", "rawPassword": "correct horse"],
                ["localId": "b", "email": "b@example.com", "rawPassword": "short"],
            ]
            let answer = try await server.administer(Self.call, ["users": users])
            let error: JSONValue = [
                "index": 1, "message": "password is too short or too long",
            ]
            #expect(try answer.json["error"] == [error])
            let signedIn = try await server.signInWithPassword("a@example.com", "correct horse")
            #expect(signedIn.status == 200)
        }
    }
}
