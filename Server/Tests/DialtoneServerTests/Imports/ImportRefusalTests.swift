import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests the refusals of `accounts:batchCreate`, of single accounts and of the whole batch.
struct ImportRefusalTests {
    private static let call = "accounts:batchCreate"

    @Test(
        arguments: [
            (["email": "a@example.com"], "localId is missing"),
            (["localId": ""], "localId is missing"),
            (["localId": .string(String(repeating: "x", count: 129))], "localId is too long"),
            (["localId": "a\0b"], "U+0000 is not allowed in strings"),
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
    func `an invalid row is reported, and the others are imported`(
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
                "INVALID_ARGUMENT : users must have at most 1000 accounts."
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
    func `an invalid batch is refused as a whole`(
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

    @Test func `only administrators can import accounts`() async throws {
        try await withServer { server in
            let path = "/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:batchCreate"
            let answer = try await server.post(path, ["users": [["localId": "a"]]])
            #expect(answer.status == 401)
        }
    }
}
