import DialtoneBasics
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

@Suite struct SendOOBCodeTests {
    @Test func `the response does not reveal whether an address has an account`()
        async throws
    {
        try await withServer { server in
            _ = try await server.signUp()
            _ = server.work.takeWork()
            let known = try await server.askForMail("PASSWORD_RESET")
            let knownWork = server.work.takeWork()
            let unknown = try await server.askForMail(
                "PASSWORD_RESET",
                ["email": "eve@example.com"]
            )
            let unknownWork = server.work.takeWork()
            #expect(known.status == 200)
            #expect(unknown.status == 200)
            #expect(try known.json.keys == unknown.json.keys)
            #expect(try unknown.json["email"] == "eve@example.com")
            #expect(knownWork == unknownWork)
            #expect(server.mails.map(\.recipient) == ["ada@example.com"])
        }
    }

    @Test func `without e-mail privacy the response says that there is no account`() async throws {
        try await withServer(.outspoken) { server in
            let answer = try await server.askForMail("PASSWORD_RESET")
            #expect(try answer.errorCode == .emailNotFound)
        }
    }

    @Test(
        arguments: [
            ([:], "MISSING_REQ_TYPE"),
            (["requestType": "PASSWORD_RESET"], "MISSING_EMAIL"),
            (["requestType": "PASSWORD_RESET", "email": "nonsense"], "INVALID_EMAIL"),
            (["requestType": "EMAIL_SIGNIN"], "MISSING_EMAIL"),
            (["requestType": "VERIFY_EMAIL"], "MISSING_ID_TOKEN"),
            (["requestType": "VERIFY_EMAIL", "idToken": "x.y.z"], "INVALID_ID_TOKEN"),
            (
                ["requestType": "RECOVER_EMAIL"],
                "INVALID_REQ_TYPE : Unsupported request parameters."
            ),
            (
                ["requestType": "PASSWORD_RESET", "email": "a@example.com", "returnOobLink": true],
                "INSUFFICIENT_PERMISSION"
            ),
            (
                [
                    "requestType": "PASSWORD_RESET", "email": "a@example.com",
                    "continueUrl": "https://evil.example/",
                ],
                "UNAUTHORIZED_DOMAIN : Domain not allowlisted by project"
            ),
            (
                [
                    "requestType": "PASSWORD_RESET", "email": "a@example.com",
                    "continueUrl": "javascript:alert(1)",
                ],
                "INVALID_CONTINUE_URI : It is not an http or https URL."
            ),
            (
                [
                    "requestType": "PASSWORD_RESET", "email": "a@example.com",
                    "continueUrl": "https://localhost@evil.example/",
                ],
                "INVALID_CONTINUE_URI : It is not an http or https URL."
            ),
        ] as [(JSONValue, String)]
    )
    func `a missing or invalid parameter is refused and no mail is sent`(
        body: JSONValue,
        message: String
    ) async throws {
        try await withServer { server in
            let answer = try await server.call(.sendOOBCode, body)
            #expect(try answer.refusal.message == message)
            #expect(server.mails.isEmpty)
        }
    }

    @Test(arguments: [
        ("https://auth.example.com:8443/sign-in?request=x", true),
        ("https://auth.example.com:8443/account?project=x", true),
        ("https://auth.example.com:8443/__/auth/handler?apiKey=x", false),
        ("https://auth.example.com:8443/sign-in/../__/auth/handler", false),
        ("https://auth.example.com:8443/%73ign-in", false),
        ("https://auth.example.com/sign-in", false),
        ("http://auth.example.com:8443/sign-in", false),
        ("https://auth.example.com:8443.evil.example/sign-in", false),
    ])
    func `a mail leads back to the pages of this server, and to no page like them`(
        address: String,
        isOwn: Bool
    ) async throws {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.adjustListener = { $0.publicURL = "https://auth.example.com:8443" }
        }
        try await withServer(setup) { server in
            _ = try await server.signUp()
            let mails = server.mails.count
            let answer = try await server.askForMail(
                "PASSWORD_RESET",
                ["email": .string(TestServer.email), "continueUrl": .string(address)]
            )
            #expect(answer.status == (isOwn ? 200 : 400))
            #expect(server.mails.count == mails + (isOwn ? 1 : 0))
        }
    }

    @Test func `production refuses a domain for links that is not its own`() async throws {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.adjustListener = { $0.publicURL = "https://auth.example.com:8443" }
        }
        try await withServer(setup) { server in
            _ = try await server.signUp()
            let foreign = try await server.askForMail(
                "PASSWORD_RESET",
                ["email": .string(TestServer.email), "linkDomain": "links.example.com"]
            )
            #expect(
                try foreign.refusal.message
                    == "INVALID_HOSTING_LINK_DOMAIN : linkDomain must be auth.example.com or empty."
            )
            #expect(server.mails.isEmpty)
            for domain in ["", "auth.example.com", "Auth.Example.com"] {
                _ = try await server.mailCode(
                    "PASSWORD_RESET",
                    ["email": .string(TestServer.email), "linkDomain": .string(domain)]
                )
            }
        }
    }

    @Test func `development ignores the domain for links, as the emulator does`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            _ = try await server.mailCode(
                "PASSWORD_RESET",
                ["email": .string(TestServer.email), "linkDomain": "links.example.com"]
            )
        }
    }

    @Test func `a change of address needs the new one`() async throws {
        try await withServer { server in
            let person = try await server.signUp()
            let fields: [String: JSONValue] = ["idToken": .string(person.idToken)]
            let answer = try await server.askForMail("VERIFY_AND_CHANGE_EMAIL", fields)
            #expect(try answer.errorCode == .missingNewEmail)
        }
    }

    @Test func `the link names everything that SDKs read from it`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            let code = try await server.mailCode(
                "PASSWORD_RESET",
                ["email": "ada@example.com", "continueUrl": "https://localhost/next?a=b&c=d"]
            )
            let link = try #require(server.mails.last?.notice.action?.link)
            #expect(link.contains("/emulator/action?mode=resetPassword&lang=en&oobCode=\(code)&"))
            #expect(link.contains("&apiKey=\(TestServer.apiKey)&"))
            #expect(
                link.hasSuffix("&continueUrl=https%3A%2F%2Flocalhost%2Fnext%3Fa%3Db%26c%3Dd")
            )
        }
    }

    @Test func `an address gets five mails an hour, known or not`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            for email in [TestServer.email, "nobody@example.com"] {
                let fields: [String: JSONValue] = ["email": .string(email)]
                for _ in 0..<5 {
                    #expect(try await server.askForMail("PASSWORD_RESET", fields).status == 200)
                }
                let sixth = try await server.askForMail("PASSWORD_RESET", fields)
                #expect(try sixth.errorCode == .resetPasswordExceedLimit)
                #expect(try sixth.retrySeconds == 3_600)
                let other = try await server.askForMail("EMAIL_SIGNIN", fields)
                #expect(try other.errorCode == .tooManyAttemptsTryLater)
            }
            server.clock.advance(by: .hours(1))
            #expect(try await server.askForMail("PASSWORD_RESET").status == 200)
            #expect(server.mails.count == 6)
        }
    }

    @Test func `in development an address gets any number of mails, and notices of changes`()
        async throws
    {
        try await withServer(ServerSetup { $0.settings = .development }) { server in
            let person = try await server.signUp()
            for _ in 1...30 {
                #expect(try await server.askForMail("PASSWORD_RESET").status == 200)
            }
            for address in ["new@example.com", TestServer.email, "new@example.com"] {
                let changed = try await server.call(
                    .update,
                    ["idToken": .string(person.idToken), "email": .string(address)]
                )
                #expect(changed.status == 200)
            }
            #expect(server.mails.count == 33)
        }
    }

    @Test func `a disabled account gets no mail and the same answer`() async throws {
        try await withServer { server in
            let person = try await server.signUp()
            let disable: JSONValue = ["localId": .string(person.accountID), "disableUser": true]
            _ = try await server.administer("accounts:update", disable)
            #expect(try await server.askForMail("PASSWORD_RESET").status == 200)
            #expect(server.mails.isEmpty)
        }
    }

    @Test func `production sends no link whose address a request chose`() async throws {
        try await withServer(.production) { server in
            let answer = try await server.askForMail("EMAIL_SIGNIN")
            #expect(try answer.errorCode == .operationNotAllowed)
            #expect(server.mails.isEmpty)
        }
        let named = ServerSetup {
            $0.isProduction = true
            $0.adjustListener = { $0.publicURL = "https://auth.example.com" }
        }
        try await withServer(named) { server in
            _ = try await server.mailCode("EMAIL_SIGNIN")
            let link = try #require(server.mails.last?.notice.action?.link)
            #expect(link.hasPrefix("https://auth.example.com/__/auth/action?mode=signIn&"))
        }
    }

    @Test func `an administrator gets the link instead of a mail`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            let answer = try await server.administer(
                "accounts:sendOobCode",
                [
                    "requestType": "PASSWORD_RESET", "email": "ada@example.com",
                    "returnOobLink": true,
                ]
            )
            let code = try #require(try answer.json["oobCode"].text)
            #expect(try answer.json["oobLink"].text?.contains(code) == true)
            #expect(server.mails.isEmpty)
            #expect(try await server.resetPassword(code, to: "better horse").status == 200)
            let unknown = try await server.administer(
                "accounts:sendOobCode",
                [
                    "requestType": "PASSWORD_RESET", "email": "nobody@example.com",
                    "returnOobLink": true,
                ]
            )
            #expect(try unknown.errorCode == .emailNotFound)
        }
    }

    @Test func `development mode shows the codes that are still good`() async throws {
        try await withServer { server in
            let person = try await server.signUp()
            let code = try await server.mailCode(
                "VERIFY_EMAIL",
                ["idToken": .string(person.idToken)]
            )
            let path = "/emulator/v1/projects/\(TestServer.projectID)/oobCodes"
            let shown = try await server.request(.get, path).json["oobCodes"]
            #expect(shown.count == 1)
            #expect(shown[0]["email"] == "ada@example.com")
            #expect(shown[0]["oobCode"] == .string(code))
            #expect(shown[0]["requestType"] == "VERIFY_EMAIL")
            #expect(try await server.applyCode(code).status == 200)
            #expect(try await server.request(.get, path).json["oobCodes"].count == 0)
        }
    }

    @Test func `development mode lists the links of administrators among those of mails`()
        async throws
    {
        try await withServer { server in
            let person = try await server.signUp()
            let path = "/emulator/v1/projects/\(TestServer.projectID)/oobCodes"
            func askForLink() async throws -> JSONValue {
                let answer = try await server.administer(
                    "accounts:sendOobCode",
                    [
                        "requestType": "PASSWORD_RESET", "email": .string(TestServer.email),
                        "returnOobLink": true,
                    ]
                )
                return try answer.json["oobCode"]
            }
            let first = try await askForLink()
            server.clock.advance(by: .seconds(1))
            let second = try await server.mailCode(
                "VERIFY_EMAIL",
                ["idToken": .string(person.idToken)]
            )
            server.clock.advance(by: .seconds(1))
            let third = try await askForLink()
            let shown = try await server.request(.get, path).json["oobCodes"]
            #expect(shown.count == 3)
            #expect(
                [shown[0], shown[1], shown[2]].map { $0["oobCode"] }
                    == [first, .string(second), third]
            )
            #expect(shown[0]["requestType"] == "PASSWORD_RESET")
            #expect(shown[0]["oobLink"].text?.contains(first.text ?? "-") == true)
            let reset = try await server.call(
                .resetPassword,
                ["oobCode": first, "newPassword": "better horse"]
            )
            #expect(reset.status == 200, "\(reset.text)")
            let rest = try await server.request(.get, path).json["oobCodes"]
            #expect(rest[0]["oobCode"] != first)
        }
    }
}
