import DialtoneBasics
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests that production lacks the shortcuts of development mode.
struct ProductionTests {
    @Test(arguments: [
        (HTTPRequest.Method.get, "/"),
        (.get, "/emulator/v1/projects/demo-test/verificationCodes"),
        (.get, "/emulator/v1/projects/demo-test/messages"),
        (.get, "/emulator/v1/projects/demo-test/messages/stream"),
        (.get, "/emulator/v1/projects/demo-test/config"),
        (.patch, "/emulator/v1/projects/demo-test/config"),
        (.delete, "/emulator/v1/projects/demo-test/accounts"),
        (.get, "/emulator/v1/projects/demo-test/oobCodes"),
        (.get, "/emulator/v1/projects/demo-test/tenants/acme/oobCodes"),
        (.get, "/emulator/v1/projects/demo-test/tenants/acme/verificationCodes"),
        (.delete, "/emulator/v1/projects/demo-test/tenants/acme/accounts"),
        (.get, "/emulator/v1/projects/demo-test/inbox"),
        (.delete, "/emulator/v1/projects/demo-test/inbox"),
    ])
    func `the emulator's endpoints do not exist`(
        method: HTTPRequest.Method,
        path: String
    ) async throws {
        try await withServer(.production) { server in
            let answer = try await server.request(method, path, headers: TestServer.owner)
            #expect(answer.status == 404)
            #expect(try answer.errorCode == .notFound)
        }
    }

    @Test(arguments: [
        "/v1/projects/demo-test/accounts", "/v1/projects/demo-test/accounts:lookup",
        "/v1/projects/demo-test/accounts:update", "/v1/projects/demo-test/accounts:delete",
        "/v1/projects/demo-test/accounts:batchDelete",
        "/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:lookup",
        "/v1/accounts:update", "/v1/accounts:lookup", "/v1/accounts:signUp",
        "/v1/accounts:delete",
        "/www.googleapis.com/identitytoolkit/v3/relyingparty/setAccountInfo",
    ])
    func `the emulator's owner token is refused`(path: String) async throws {
        try await withServer(.production) { server in
            for bearer in ["Bearer owner", "bearer OWNER", "Bearer ya29.x", "Bearer x"] {
                let answer = try await server.post(
                    path + "?key=\(TestServer.apiKey)",
                    ["localId": "a", "targetProjectId": "demo-test"],
                    headers: [.authorization: bearer]
                )
                #expect(answer.status == 401)
                #expect(try answer.refusal.status == "UNAUTHENTICATED")
            }
        }
    }

    @Test func `administrators have a listener of their own, with nothing else on it`()
        async throws
    {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.showsAdminListener = true
        }
        try await withServer(setup) { server in
            let created = try await server.administer("accounts", ["localId": "a"])
            #expect(created.status == 200)
            let unknown = try await server.administer(
                "accounts",
                [:],
                project: ProjectID(rawValue: "never-heard-of")
            )
            #expect(unknown.status == 404)
            #expect(try unknown.errorCode == .projectNotFound)
            let send = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100"]
            )
            #expect(send.status == 404)
        }
    }

    @Test(arguments: [
        "/v1/accounts:update", "/v1/accounts:lookup", "/v1/accounts:sendOobCode",
        "/identitytoolkit.googleapis.com/v1/accounts:delete",
    ])
    func `a call that names no project is refused`(path: String) async throws {
        try await withServer(.production) { server in
            let answer = try await server.post(path, ["localId": "a"], headers: TestServer.owner)
            #expect(answer.status == 401)
        }
    }

    @Test func `the listener of administrators has no default project`() async throws {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.showsAdminListener = true
        }
        try await withServer(setup) { server in
            let answer = try await server.post(
                "/identitytoolkit/v3/relyingparty/downloadAccount",
                [:],
                headers: TestServer.owner
            )
            #expect(try answer.errorCode == .insufficientPermission)
        }
    }

    @Test func `an unknown API key is refused in a way that every SDK knows`() async throws {
        try await withServer(.production) { server in
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100"],
                key: "made-up"
            )
            #expect(answer.status == 400)
            #expect(
                try answer.json == [
                    "error": [
                        "code": 400,
                        "message": "API key not valid. Please pass a valid API key.",
                        "status": "INVALID_ARGUMENT",
                        "errors": [
                            [
                                "message": "API key not valid. Please pass a valid API key.",
                                "domain": "global", "reason": "keyInvalid",
                            ]
                        ],
                        "details": [
                            [
                                "@type": "type.googleapis.com/google.rpc.ErrorInfo",
                                "reason": "API_KEY_INVALID", "domain": "dialtone",
                            ]
                        ],
                    ]
                ]
            )
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `a known key signs people in`() async throws {
        try await withServer(.production) { server in
            let person = try await server.signIn("+16505550100")
            #expect(try await server.lookUp(person.idToken).status == 200)
            #expect(try await server.refresh(person.refreshToken).status == 200)
        }
    }
}
