import DialtoneModel
import IdentityToolkit
import Testing

/// Tests what users can read and change of their own account.
struct OwnAccountTests {
    @Test func `a look-up shows a phone account as upstream does`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let moment = "1790000000000"
            #expect(
                try await server.lookUp(person.idToken).json == [
                    "kind": "identitytoolkit#GetAccountInfoResponse",
                    "users": [
                        [
                            "localId": .string(person.accountID),
                            "phoneNumber": "+16505550100",
                            "providerUserInfo": [
                                [
                                    "providerId": "phone",
                                    "rawId": "+16505550100",
                                    "phoneNumber": "+16505550100",
                                ]
                            ],
                            "createdAt": .string(moment),
                            "lastLoginAt": .string(moment),
                            "lastRefreshAt": "2026-09-21T14:13:20.000Z",
                        ]
                    ],
                ]
            )
        }
    }

    @Test func `an anonymous sign-up answers as upstream does`() async throws {
        try await withServer { server in
            let answer = try await server.call(.signUp, ["returnSecureToken": true])
            let json = try answer.json
            #expect(
                json.keys == ["kind", "localId", "email", "idToken", "refreshToken", "expiresIn"]
            )
            #expect(json["kind"] == "identitytoolkit#SignupNewUserResponse")
            #expect(json["email"] == "")
            #expect(json["expiresIn"] == "3600")
            let token = try #require(json["idToken"].text)
            let users = try await server.lookUp(token).json["users"]
            #expect(users[0].keys == ["localId", "createdAt", "lastLoginAt", "lastRefreshAt"])
        }
    }

    @Test func `sign-up refuses what apps may not ask for`() async throws {
        try await withServer { server in
            let cases: [(JSONValue, String)] = [
                (["localId": "chosen"], "UNEXPECTED_PARAMETER : User ID"),
                (
                    ["targetProjectId": "demo-test"],
                    "INSUFFICIENT_PERMISSION : Only authenticated requests can specify "
                        + "target_project_id."
                ),
            ]
            for (body, message) in cases {
                let answer = try await server.call(.signUp, body)
                #expect(answer.status == 400)
                #expect(try answer.refusal.message == message)
            }
        }
    }

    @Test func `a project can refuse anonymous accounts`() async throws {
        let setup = ServerSetup { $0.settings.anonymousSignIn.isEnabled = false }
        try await withServer(setup) { server in
            let answer = try await server.call(.signUp, [:])
            #expect(try answer.errorCode == .adminOnlyOperation)
        }
    }

    @Test func `users can change and remove their name and picture`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let answer = try await server.call(
                .update,
                [
                    "idToken": .string(person.idToken), "displayName": "Ada 🤷",
                    "photoUrl": "https://example.com/a.png", "returnSecureToken": true,
                ]
            )
            #expect(
                try answer.json == [
                    "kind": "identitytoolkit#SetAccountInfoResponse",
                    "localId": .string(person.accountID),
                    "displayName": "Ada 🤷",
                    "photoUrl": "https://example.com/a.png",
                    "providerUserInfo": [
                        [
                            "providerId": "phone", "rawId": "+16505550100",
                            "phoneNumber": "+16505550100",
                        ]
                    ],
                ]
            )
            let removed = try await server.call(
                .update,
                [
                    "idToken": .string(person.idToken),
                    "deleteAttribute": ["DISPLAY_NAME", 4],
                ]
            )
            #expect(try removed.json["displayName"] == .null)
            #expect(try removed.json["photoUrl"] == .null)
        }
    }

    @Test func `users cannot change fields reserved for administrators`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let cases: [(String, JSONValue, WireErrorCode)] = [
                ("disableUser", true, .operationNotAllowed),
                ("customAttributes", "{}", .insufficientPermission),
                ("password", "secret!", .missingEmail),
                ("oobCode", "abc", .invalidOOBCode),
                ("targetProjectId", "demo-test", .insufficientPermission),
            ]
            for (field, value, code) in cases {
                let answer = try await server.call(
                    .update,
                    .object(["idToken": .string(person.idToken), field: value])
                )
                #expect(answer.status == 400)
                #expect(try answer.errorCode == code)
            }
            let ignored = try await server.call(
                .update,
                [
                    "idToken": .string(person.idToken), "phoneNumber": "+16505550199",
                    "validSince": "1", "emailVerified": true, "localId": "other",
                ]
            )
            #expect(ignored.status == 200)
            let user = try await server.lookUp(person.idToken).json["users"][0]
            #expect(user["phoneNumber"] == "+16505550100")
            #expect(user["validSince"] == .null)
            #expect(user["disabled"] == .null)
        }
    }

    @Test func `display names and photo URLs have a maximum length`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            for (field, length) in [("displayName", 256), ("photoUrl", 2_048)] {
                for extra in [0, 1] {
                    let value = String(repeating: "x", count: length + extra)
                    let answer = try await server.call(
                        .update,
                        .object(["idToken": .string(person.idToken), field: .string(value)])
                    )
                    #expect(answer.status == (extra == 0 ? 200 : 400))
                }
            }
        }
    }

    @Test func `without an ID token there is no account to show or change`() async throws {
        try await withServer { server in
            #expect(try await server.call(.lookUp, [:]).errorCode == .missingIDToken)
            #expect(try await server.call(.delete, [:]).errorCode == .missingIDToken)
            let update = try await server.call(.update, ["localId": "x", "displayName": "y"])
            #expect(
                try update.refusal.message == "INVALID_REQ_TYPE : Unsupported request parameters."
            )
        }
    }

    @Test func `a project can keep people from deleting themselves`() async throws {
        let setup = ServerSetup { $0.settings.allowsAccountDeletion = false }
        try await withServer(setup) { server in
            let person = try await server.signIn("+16505550100")
            let answer = try await server.call(.delete, ["idToken": .string(person.idToken)])
            #expect(try answer.errorCode == .adminOnlyOperation)
            #expect(try await server.lookUp(person.idToken).status == 200)
        }
    }
}
