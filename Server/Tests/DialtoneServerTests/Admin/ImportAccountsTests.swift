import DialtoneCore
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
    func `people of a Firebase project sign in by their passwords`(
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

    @Test func `everything about an account arrives`() async throws {
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

    @Test(
        arguments: [
            (["email": "a@example.com"], "localId is missing"),
            (["localId": ""], "localId is missing"),
            (["localId": .string(String(repeating: "x", count: 129))], "localId is too long"),
            (["localId": "a\0b"], "U+0000 is not allowed in texts"),
            (["localId": "a", "email": "nonsense"], "email is invalid"),
            (["localId": "a", "phoneNumber": "nonsense"], "phone number format is invalid"),
            (["localId": "a", "customAttributes": "[]"], "Invalid custom claims provided."),
            (
                ["localId": "a", "customAttributes": "{\"sub\":1}"],
                "Custom claims provided include a reserved claim."
            ),
            (
                [
                    "localId": "a",
                    "customAttributes": .string(String(repeating: " ", count: 1_001)),
                ],
                "Custom claims provided are too large."
            ),
            (
                ["localId": "a", "providerUserInfo": [["providerId": "google.com"]]],
                "federatedId or (providerId & rawId) is required"
            ),
            (["localId": "a", "createdAt": "-1"], "createdAt is out of range"),
            (["localId": "a", "validSince": "9223372036854775807"], "validSince is out of range"),
            (["localId": "a", "passwordHash": "%"], "passwordHash cannot be read"),
            (["localId": "a", "passwordHash": "AAAA", "salt": "%"], "salt cannot be read"),
            (
                ["localId": "a", "tenantId": "acme"],
                "Tenant id in userInfo does not match the tenant id in request."
            ),
            (
                ["localId": "a", "mfaInfo": [["phoneInfo": "+16505550100"]]],
                "Second factor account requires email to be presented."
            ),
            (
                [
                    "localId": "a", "email": "a@example.com",
                    "mfaInfo": [["phoneInfo": "+16505550100"]],
                ],
                "Second factor account requires email to be verified."
            ),
            (
                ["localId": "a", "mfaInfo": [["totpInfo": [:]]]], "Second factor not supported."
            ),
            (["localId": "taken"], "localId belongs to an existing account - can not overwrite."),
            (
                ["localId": "a", "email": "TAKEN@example.com"],
                "email exists in other account in database"
            ),
            (
                ["localId": "a", "phoneNumber": "+16505550199"],
                "phone number exists in other account in database"
            ),
            (
                [
                    "localId": "a",
                    "providerUserInfo": [["providerId": "google.com", "rawId": "1"]],
                ],
                "raw id exists in other account in database"
            ),
        ] as [(JSONValue, String)]
    )
    func `a row that cannot be is named, and the others are taken`(
        row: JSONValue,
        message: String
    ) async throws {
        try await withServer { server in
            let taken: JSONValue = [
                "localId": "taken", "email": "taken@example.com", "phoneNumber": "+16505550199",
                "providerUserInfo": [["providerId": "google.com", "rawId": "1"]],
            ]
            _ = try await server.administer(Self.call, ["users": [taken]])
            let answer = try await server.administer(
                Self.call,
                FirebaseScrypt.batch([["localId": "first"], row, ["localId": "last"]])
            )
            #expect(try answer.json["error"] == [["index": 1, "message": .string(message)]])
            let all = try await server.store.read {
                try $0.accounts(of: TestServer.projectID, after: nil, limit: 10)
            }
            #expect(all.map(\.id.rawValue) == ["first", "last", "taken"])
            #expect(all.last?.email == "taken@example.com")
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

    @Test func `overwriting takes nothing from other accounts`() async throws {
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

    @Test(
        arguments: [
            (["localId": "a"], "DUPLICATE_LOCAL_ID : a"),
            (["localId": "b", "email": "A@example.com"], "DUPLICATE_EMAIL : a@example.com"),
            (
                [
                    "localId": "b",
                    "providerUserInfo": [["providerId": "google.com", "rawId": "1"]],
                ],
                "DUPLICATE_RAW_ID : Provider id(google.com), Raw id(1)"
            ),
        ] as [(JSONValue, String)]
    )
    func `a sanity check refuses a batch that contradicts itself`(
        row: JSONValue,
        message: String
    ) async throws {
        try await withServer { server in
            let first: JSONValue = [
                "localId": "a", "email": "a@example.com",
                "providerUserInfo": [["providerId": "google.com", "rawId": "1"]],
            ]
            let users: JSONValue = [first, row]
            let checked = try await server.administer(
                Self.call,
                ["users": users, "sanityCheck": true]
            )
            #expect(checked.status == 400)
            #expect(try checked.refusal.message == message)
            let unchecked = try await server.administer(Self.call, ["users": users])
            #expect(try unchecked.json["error"][0]["index"] == 1)
            #expect(try unchecked.json["error"].count == 1)
        }
    }

    @Test(
        arguments: [
            ([:], "MISSING_USER_ACCOUNT"),
            (["users": []], "MISSING_USER_ACCOUNT"),
            (
                ["users": .array(Array(repeating: ["localId": "a"], count: 1_001))],
                "INVALID_ARGUMENT : At most 1000 accounts."
            ),
            (
                ["users": [["localId": "a", "passwordHash": "AAAA"]]],
                "INVALID_ARGUMENT : hashAlgorithm is missing."
            ),
            (
                ["users": [["localId": "a"]], "hashAlgorithm": "ROT13"],
                "INVALID_ARGUMENT : hashAlgorithm is unknown."
            ),
            (
                [
                    "users": [["localId": "a"]], "hashAlgorithm": "SCRYPT", "rounds": 9,
                    "memoryCost": 1,
                ],
                "INVALID_ARGUMENT : rounds must be from 1 to 8."
            ),
            (
                ["users": [["localId": "a"]], "hashAlgorithm": "HMAC_MD5", "signerKey": "%"],
                "INVALID_ARGUMENT : signerKey is not base64."
            ),
            (
                ["users": [["localId": "a"]], "hashAlgorithm": "MD5", "rounds": 8_193],
                "INVALID_ARGUMENT : rounds must be from 0 to 8192."
            ),
        ] as [(JSONValue, String)]
    )
    func `a batch that nothing can be done with is refused as a whole`(
        batch: JSONValue,
        message: String
    ) async throws {
        try await withServer { server in
            let answer = try await server.administer(Self.call, batch)
            #expect(answer.status == 400)
            #expect(try answer.refusal.message == message)
            let count = try await server.store.read {
                try $0.accountCount(of: TestServer.projectID)
            }
            #expect(count == 0)
        }
    }

    @Test func `an account that was never refreshed says so`() async throws {
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
                $0.message == "imported users have second factors, and the project asks for none"
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

    @Test func `what a list shows of a password can be imported again`() async throws {
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

    @Test func `a password may come as it is`() async throws {
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

    @Test func `nobody but administrators imports`() async throws {
        try await withServer { server in
            let path = "/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:batchCreate"
            let answer = try await server.post(path, ["users": [["localId": "a"]]])
            #expect(answer.status == 401)
        }
    }
}
