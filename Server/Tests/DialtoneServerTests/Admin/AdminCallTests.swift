import HTTPTypes
import IdentityToolkit
import Testing

/// The calls of Google's admin SDKs.
struct AdminCallTests {
    @Test func `an administrator creates an account and sees it`() async throws {
        try await withServer { server in
            let created = try await server.administer(
                "accounts",
                [
                    "localId": "chosen-id", "phoneNumber": "+1 650 555 0100",
                    "displayName": "Ada", "photoUrl": "https://example.com/a.png",
                    "disabled": true,
                ]
            )
            #expect(
                try created.json == [
                    "kind": "identitytoolkit#SignupNewUserResponse", "localId": "chosen-id",
                    "email": "", "displayName": "Ada",
                ]
            )
            let found = try await server.administer(
                "accounts:lookup",
                ["localId": ["chosen-id", "nobody"], "phoneNumber": ["+16505550100", "nonsense"]]
            )
            #expect(
                try found.json == [
                    "kind": "identitytoolkit#GetAccountInfoResponse",
                    "users": [
                        [
                            "localId": "chosen-id", "displayName": "Ada", "disabled": true,
                            "photoUrl": "https://example.com/a.png",
                            "phoneNumber": "+16505550100", "createdAt": "1790000000000",
                            "validSince": "1790000000",
                            "providerUserInfo": [
                                [
                                    "providerId": "phone", "rawId": "+16505550100",
                                    "phoneNumber": "+16505550100",
                                ]
                            ],
                        ]
                    ],
                ]
            )
        }
    }

    @Test func `a creation without fields makes an empty account`() async throws {
        try await withServer { server in
            let answer = try await server.administer("accounts", [:])
            #expect(try answer.json.keys == ["kind", "localId", "email"])
            #expect(try answer.json["localId"].text?.count == 28)
        }
    }

    @Test func `a duplicate or invalid ID or number is refused, and nothing is changed`()
        async throws
    {
        try await withServer { server in
            _ = try await server.administer(
                "accounts",
                ["localId": "first", "phoneNumber": "+16505550100"]
            )
            let cases: [(JSONValue, WireErrorCode)] = [
                (["localId": "first"], .duplicateLocalID),
                (["localId": "second", "phoneNumber": "+16505550100"], .phoneNumberExists),
                (["phoneNumber": "650"], .invalidPhoneNumber),
                (["localId": ""], .invalidArgument),
                (["localId": .string(String(repeating: "x", count: 129))], .invalidArgument),
                (["email": "a@example.com@"], .invalidEmail),
                (["email": "a@example.com", "password": "short"], .weakPassword),
            ]
            for (body, code) in cases {
                let answer = try await server.administer("accounts", body)
                #expect(answer.status == 400)
                #expect(try answer.errorCode == code)
            }
            let all = try await server.request(
                .get,
                "/v1/projects/demo-test/accounts:batchGet",
                headers: TestServer.owner
            )
            #expect(try all.json["users"].count == 1)
        }
    }

    @Test func `a look-up of an unknown account returns no users`() async throws {
        try await withServer { server in
            let answer = try await server.administer("accounts:lookup", ["localId": ["nobody"]])
            #expect(try answer.json == ["kind": "identitytoolkit#GetAccountInfoResponse"])
            let ids = JSONValue.array((0...100).map { .string("\($0)") })
            let tooMany = try await server.administer("accounts:lookup", ["localId": ids])
            #expect(try tooMany.errorCode == .invalidArgument)
        }
    }

    @Test func `an update is applied as a whole or not at all`() async throws {
        try await withServer { server in
            _ = try await server.administer(
                "accounts",
                ["localId": "other", "phoneNumber": "+16505550101"]
            )
            _ = try await server.administer("accounts", ["localId": "a"])
            let refused = try await server.administer(
                "accounts:update",
                ["localId": "a", "displayName": "Ada", "phoneNumber": "+16505550101"]
            )
            #expect(try refused.errorCode == .phoneNumberExists)
            let before = try await server.administer("accounts:lookup", ["localId": ["a"]])
            #expect(try before.json["users"][0]["displayName"] == .null)
            let changed = try await server.administer(
                "accounts:update",
                [
                    "localId": "a", "displayName": "Ada", "phoneNumber": "+16505550102",
                    "customAttributes": #"{ "role": "admin" }"#, "validSince": 1_790_000_001,
                    "disableUser": false,
                ]
            )
            #expect(try changed.json["localId"] == "a")
            let user = try await server.administer("accounts:lookup", ["localId": ["a"]])
                .json["users"][0]
            #expect(user["displayName"] == "Ada")
            #expect(user["phoneNumber"] == "+16505550102")
            #expect(user["customAttributes"] == #"{ "role": "admin" }"#)
            #expect(user["validSince"] == "1790000001")
            #expect(user["disabled"] == false)
        }
    }

    @Test func `custom claims are small, an object, and leave reserved names alone`() async throws {
        try await withServer { server in
            _ = try await server.administer("accounts", ["localId": "a"])
            let filling = String(repeating: "x", count: 1_000 - #"{"k":""}"#.utf8.count)
            let cases: [(String, String?)] = [
                ("{}", nil), (#"{"user_id":"x"}"#, nil), (#"{"k":"\#(filling)"}"#, nil),
                (#"{"k":"\#(filling)x"}"#, "CLAIMS_TOO_LARGE"),
                (#"{"k":"\#(String(repeating: "é", count: 600))"}"#, "CLAIMS_TOO_LARGE"),
                ("[]", "INVALID_CLAIMS : Not a JSON object."),
                ("{", "INVALID_CLAIMS : Not a JSON object."),
                (#"{"sub":"x"}"#, "FORBIDDEN_CLAIM : sub"),
                (#"{"firebase":{}}"#, "FORBIDDEN_CLAIM : firebase"),
            ]
            for (text, message) in cases {
                let answer = try await server.administer(
                    "accounts:update",
                    ["localId": "a", "customAttributes": .string(text)]
                )
                #expect(answer.status == (message == nil ? 200 : 400))
                if let message { #expect(try answer.refusal.message == message) }
            }
        }
    }

    @Test(arguments: [
        "acr", "amr", "at_hash", "aud", "auth_time", "azp", "cnf", "c_hash", "exp", "firebase",
        "iat", "iss", "jti", "nbf", "nonce", "sub",
    ])
    func `no custom claim takes the place of one of the token's own`(name: String) async throws {
        try await withServer { server in
            _ = try await server.administer("accounts", ["localId": "a"])
            let text = "{\"plan\":\"gold\",\"\(name)\":1}"
            let answer = try await server.administer(
                "accounts:update",
                ["localId": "a", "customAttributes": .string(text)]
            )
            #expect(try answer.refusal.message == "FORBIDDEN_CLAIM : \(name)")
            let found = try await server.administer("accounts:lookup", ["localId": ["a"]])
            #expect(try found.json["users"][0]["customAttributes"] == .null)
        }
    }

    @Test func `a batch deletion refuses accounts that are not disabled, unless it is forced`()
        async throws
    {
        try await withServer { server in
            for id in ["a", "b", "c"] {
                _ = try await server.administer(
                    "accounts",
                    ["localId": .string(id), "disabled": .bool(id == "b")]
                )
            }
            let careful = try await server.administer(
                "accounts:batchDelete",
                ["localIds": ["a", "b", "nobody", "a"]]
            )
            let message = "NOT_DISABLED : Disable the account before batch deletion."
            #expect(
                try careful.json == [
                    "errors": [
                        ["index": 0, "localId": "a", "message": .string(message)],
                        ["index": 3, "localId": "a", "message": .string(message)],
                    ]
                ]
            )
            let forced = try await server.administer(
                "accounts:batchDelete",
                ["localIds": ["a", "b"], "force": true]
            )
            #expect(try forced.json == [:])
            for body in [[:], ["localIds": []]] as [JSONValue] {
                let answer = try await server.administer("accounts:batchDelete", body)
                #expect(try answer.errorCode == .localIDListExceedsLimit)
            }
            let single = try await server.administer("accounts:delete", ["localId": "c"])
            #expect(try single.json == ["kind": "identitytoolkit#DeleteAccountResponse"])
            let twice = try await server.administer("accounts:delete", ["localId": "c"])
            #expect(try twice.errorCode == .userNotFound)
            #expect(
                try await server.administer("accounts:delete", [:]).errorCode == .missingLocalID
            )
        }
    }

    @Test func `accounts are listed page by page`() async throws {
        try await withServer { server in
            for number in 0..<5 {
                _ = try await server.administer("accounts", ["localId": "id-\(number)"])
            }
            var seen: [String?] = []
            var token = ""
            repeat {
                let answer = try await server.request(
                    .get,
                    "/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:batchGet"
                        + "?maxResults=2&nextPageToken=\(token)",
                    headers: TestServer.owner
                )
                let json = try answer.json
                #expect(json["kind"] == "identitytoolkit#DownloadAccountResponse")
                seen += (0..<(json["users"].count ?? 0)).map { json["users"][$0]["localId"].text }
                token = json["nextPageToken"].text ?? ""
            } while !token.isEmpty
            #expect(seen == ["id-0", "id-1", "id-2", "id-3", "id-4"])
            let none = try await server.request(
                .get,
                "/v1/projects/demo-other/accounts:batchGet?maxResults=1001",
                headers: TestServer.owner
            )
            #expect(try none.json == ["kind": "identitytoolkit#DownloadAccountResponse"])
            let odd = try await server.request(
                .get,
                "/v1/projects/demo-test/accounts:batchGet?maxResults=many",
                headers: TestServer.owner
            )
            #expect(odd.status == 400)
        }
    }

    @Test func `administrators can use the apps' paths by naming the project`() async throws {
        try await withServer { server in
            let created = try await server.post(
                "/v1/accounts:signUp",
                ["targetProjectId": "demo-test", "localId": "a"],
                headers: TestServer.owner
            )
            #expect(try created.json.keys == ["kind", "localId", "email"])
            let updated = try await server.post(
                "/identitytoolkit.googleapis.com/v1/accounts:update",
                ["target_project_id": "demo-test", "local_id": "a", "display_name": "Ada"],
                headers: TestServer.owner
            )
            #expect(try updated.json["displayName"] == "Ada")
        }
    }

    @Test(
        arguments: [
            (nil, "required"), ("Bearer wrong", "authError"), ("Basic b3duZXI=", "required"),
            ("Bearer ya29.token", "authError"),
        ] as [(String?, String)]
    )
    func `a request without the owner's bearer token is refused`(
        authorization: String?,
        reason: String
    ) async throws {
        try await withServer { server in
            var headers = HTTPFields()
            headers[.authorization] = authorization
            let answer = try await server.post(
                "/v1/projects/demo-test/accounts:lookup?key=\(TestServer.apiKey)",
                ["localId": ["a"]],
                headers: headers
            )
            #expect(answer.status == 401)
            let refusal = try answer.refusal
            #expect(refusal.status == "UNAUTHENTICATED")
            #expect(refusal.errors?.first?.reason == reason)
            #expect(
                refusal.errors?.first?.location == (reason == "required" ? "Authorization" : nil)
            )
        }
    }
}
