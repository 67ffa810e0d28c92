import DialtoneBasics
import HTTPTypes
import IdentityToolkit
import Testing

/// The surface that development mode shares with the Firebase Auth emulator.
struct EmulatorTests {
    private static let project = "/emulator/v1/projects/demo-test"

    @Test func `the root path reports to programs that the emulator is ready`() async throws {
        try await withServer { server in
            for accept in [nil, "application/json", "*/*"] as [String?] {
                var headers = HTTPFields()
                headers[.accept] = accept
                let answer = try await server.request(.get, "/", headers: headers)
                #expect(try answer.json["authEmulator"]["ready"] == true)
            }
        }
    }

    @Test func `codes are listed in the emulator's form until they are used`() async throws {
        try await withServer { server in
            let path = Self.project + "/verificationCodes"
            #expect(try await server.request(.get, path).text == #"{"verificationCodes":[]}"#)
            let first = try await server.sendCode(to: "+16505550100")
            let second = try await server.sendCode(to: "+16505550101")
            let firstCode = try server.sentCode(to: "+16505550100")
            let secondCode = try server.sentCode(to: "+16505550101")
            let entries: [JSONValue] = [
                [
                    "code": .string(firstCode), "phoneNumber": "+16505550100",
                    "sessionInfo": .string(first),
                ],
                [
                    "code": .string(secondCode), "phoneNumber": "+16505550101",
                    "sessionInfo": .string(second),
                ],
            ]
            #expect(
                try await server.request(.get, path).json == [
                    "verificationCodes": .array(entries)
                ]
            )
            _ = try await server.complete(first, code: firstCode)
            #expect(
                try await server.request(.get, path).json == ["verificationCodes": [entries[1]]]
            )
        }
    }

    @Test func `accounts are cleared, and codes stay`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            _ = try await server.sendCode(to: "+16505550101")
            let answer = try await server.request(.delete, Self.project + "/accounts")
            #expect(answer.text == "{}")
            #expect(try await server.lookUp(person.idToken).errorCode == .userNotFound)
            let codes = try await server.request(.get, Self.project + "/verificationCodes").json
            #expect(codes["verificationCodes"].count == 1)
        }
    }

    @Test func `rules are read and changed in the emulator's form, and apply at once`() async throws
    {
        try await withServer { server in
            let path = Self.project + "/config"
            let before: JSONValue = [
                "signIn": ["allowDuplicateEmails": false],
                "emailPrivacyConfig": ["enableImprovedEmailPrivacy": true],
            ]
            #expect(try await server.request(.get, path).json == before)
            let patched = try await server.request(
                .patch,
                path,
                body: Array(#"{"emailPrivacyConfig":{"enableImprovedEmailPrivacy":false}}"#.utf8)
            )
            let after: JSONValue = [
                "signIn": ["allowDuplicateEmails": false],
                "emailPrivacyConfig": ["enableImprovedEmailPrivacy": false],
            ]
            #expect(try patched.json == after)
            #expect(try await server.signInWithPassword().errorCode == .emailNotFound)
        }
    }

    @Test func `any API key means the default project, and any valid project ID is accepted`()
        async throws
    {
        try await withServer { server in
            _ = try await server.sendCode(to: "+16505550100", key: "made-up")
            #expect(server.messages.count == 1)
            let created = try await server.administer(
                "accounts",
                ["localId": "a"],
                project: ProjectID(rawValue: "never-heard-of")
            )
            #expect(created.status == 200)
            let odd = try await server.administer(
                "accounts",
                [:],
                project: ProjectID(rawValue: "Not_A_Project!")
            )
            #expect(odd.status == 404)
        }
    }

    @Test func `messages are listed with their text`() async throws {
        try await withServer { server in
            let session = try await server.sendCode(to: "+16505550100")
            let messages = try await server.request(.get, Self.project + "/messages").json
            let message = messages["messages"][0]
            #expect(message["phoneNumber"] == "+16505550100")
            #expect(message["code"] == .string(try server.sentCode(to: "+16505550100")))
            #expect(message["sessionInfo"] == .string(session))
            #expect(message["text"].text?.isEmpty == false)
            #expect(message["sentAt"] == "2026-09-21T14:13:20.000Z")
        }
    }
}
