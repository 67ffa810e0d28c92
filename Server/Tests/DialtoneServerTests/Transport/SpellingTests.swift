import DialtoneModel
import HTTPTypes
import IdentityToolkit
import Testing

/// Each call under each of its names.
struct SpellingTests {
    private static let posts: [IdentityToolkit.EndpointPath] = [
        .sendVerificationCode, .signInWithPhoneNumber, .verifyIOSClient, .signUp, .lookUp,
        .update, .delete, .token, .signInWithPassword, .signInWithIDP, .secondFactorSignInStart,
    ]

    private static let gets: [IdentityToolkit.EndpointPath] = [
        .projectConfig, .recaptchaParams, .recaptchaConfig,
    ]

    @Test func `every path spelling of a call gets the same response`() async throws {
        try await withServer { server in
            for (method, paths) in [(HTTPRequest.Method.post, Self.posts), (.get, Self.gets)] {
                for path in paths {
                    let expected = try await server.request(
                        method,
                        "/\(path.path)?key=k",
                        body: []
                    )
                    #expect(expected.status != 404, "\(path.path)")
                    for spelling in path.spellings where path != .signUp {
                        let answer = try await server.request(
                            method,
                            spelling + "?key=k",
                            body: []
                        )
                        #expect(answer.status == expected.status, "\(spelling)")
                        #expect(answer.body == expected.body, "\(spelling)")
                    }
                }
            }
        }
    }

    @Test(arguments: [IdentityToolkit.EndpointPath.signInWithGameCenter, .revokeToken])
    func `a call that this server does not support is refused with an explanation`(
        path: IdentityToolkit.EndpointPath
    ) async throws {
        try await withServer { server in
            let answer = try await server.call(path, ["idToken": "x", "token": "y"])
            #expect(answer.status == 400)
            #expect(try answer.errorCode == .operationNotAllowed)
            #expect(try answer.refusal.message.contains("This server does not"))
        }
    }

    @Test func `the stock iOS SDK's paths accept any HTTP method`() async throws {
        try await withServer { server in
            for method in [HTTPRequest.Method.get, .post, .put, .patch, .delete] {
                let answer = try await server.request(
                    method,
                    "/www.googleapis.com/identitytoolkit/v3/relyingparty/getProjectConfig?key=k"
                )
                #expect(answer.status == 200)
            }
        }
    }

    @Test func `the project response has its number and authorized domains`() async throws {
        try await withServer { server in
            let answer = try await server.request(.get, "/v1/projects?key=k")
            let number = try await server.project.number
            #expect(
                try answer.json == [
                    "projectId": .string("\(number)"),
                    "authorizedDomains": ["localhost", "127.0.0.1"],
                ]
            )
            let params = try await server.request(.get, "/v1/recaptchaParams?key=k")
            #expect(
                try params.json == [
                    "kind": "identitytoolkit#GetRecaptchaParamResponse",
                    "recaptchaSiteKey": "development-mode-needs-no-site-key",
                    "producerProjectNumber": .string("\(number)"),
                ]
            )
            let config = try await server.request(
                .get,
                "/v2/recaptchaConfig?key=k&clientType=CLIENT_TYPE_IOS&version=RECAPTCHA_ENTERPRISE"
            )
            #expect(config.text == "{}")
        }
    }

    @Test func `without push credentials stock iOS gets the errors on which it falls back`()
        async throws
    {
        try await withServer { server in
            let path = "/www.googleapis.com/identitytoolkit/v3/relyingparty/verifyClient?key=k"
            let bare = try await server.post(path, [:])
            #expect(try bare.refusal.message == "MISSING_IOS_APP_TOKEN")
            let token = try await server.post(path, ["appToken": "ABCD", "isSandbox": true])
            #expect(try token.errorCode == .invalidAppCredential)
            #expect(token.status == 400)
        }
    }

    @Test(arguments: [
        (HTTPRequest.Method.get, "/v1/accounts:sendVerificationCode"), (.post, "/v1/projects"),
        (.post, "/v1/accounts:unheardOf"), (.get, "/v3/projects"), (.get, "/../etc/passwd"),
        (.post, "/v1//accounts:lookup/x"), (.get, "/%00"),
    ])
    func `an unknown route or method is not found, in the protocol's format`(
        method: HTTPRequest.Method,
        path: String
    ) async throws {
        try await withServer { server in
            let answer = try await server.request(method, path + "?key=k")
            #expect(answer.status == 404)
            #expect(
                try answer.json == [
                    "error": [
                        "code": 404, "message": "NOT_FOUND", "status": "NOT_FOUND",
                        "errors": [["message": "NOT_FOUND", "reason": "notFound"]],
                    ]
                ]
            )
        }
    }
}
