import HTTPTypes
import IdentityToolkit
import Testing

struct CredentialTests {
    @Test func `the API key may be in the query or in a header`() async throws {
        try await withServer(.production) { server in
            let path = "/v2/recaptchaConfig"
            let query = try await server.request(.get, "\(path)?a=b&key=\(TestServer.apiKey)")
            #expect(query.status == 200)
            let header = try await server.request(
                .get,
                path,
                headers: HTTPFields(["X-Goog-Api-Key": TestServer.apiKey])
            )
            #expect(header.status == 200)
        }
    }

    @Test(arguments: ["", "?key=", "?other=x"])
    func `a request without an API key is refused`(query: String) async throws {
        try await withServer { server in
            let answer = try await server.post(
                "/v1/accounts:sendVerificationCode" + query,
                ["phoneNumber": "+16505550100"]
            )
            #expect(answer.status == 403)
            let message = "The request is missing a valid API key."
            #expect(
                try answer.json == [
                    "error": [
                        "code": 403, "message": .string(message), "status": "PERMISSION_DENIED",
                        "errors": [
                            [
                                "message": .string(message), "domain": "global",
                                "reason": "forbidden",
                            ]
                        ],
                    ]
                ]
            )
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `an account cannot be deleted with another project's API key`() async throws {
        try await withServer(.production) { server in
            let person = try await server.signIn("+16505550100")
            let answer = try await server.call(
                .delete,
                ["idToken": .string(person.idToken)],
                key: TestServer.otherAPIKey
            )
            #expect(try answer.errorCode == .invalidIDToken)
            #expect(try await server.lookUp(person.idToken).status == 200)
        }
    }
}
