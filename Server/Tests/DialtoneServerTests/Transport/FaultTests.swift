import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import HTTPTypes
import IdentityToolkit
import InMemoryLogging
import Logging
import Testing

/// Tests of responses to internal errors of the server.
struct FaultTests {
    @Test func `a database outage is reported as a temporary error`()
        async throws
    {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            await server.store.close()
            for answer in [
                try await server.refresh(person.refreshToken),
                try await server.lookUp(person.idToken),
            ] {
                #expect(answer.status == 503)
                #expect(
                    try answer.json == [
                        "error": [
                            "code": 503, "message": "The service is currently unavailable.",
                            "status": "UNAVAILABLE",
                            "errors": [
                                [
                                    "message": "The service is currently unavailable.",
                                    "domain": "global", "reason": "backendError",
                                ]
                            ],
                        ]
                    ]
                )
            }
            let errors = server.logs.entries.filter { $0.level == .error }
            #expect(errors.count == 2)
            #expect(errors.allSatisfy { $0.metadata["error"] == "the database is closed" })
        }
    }

    @Test func `a fault is plain text for Google's JavaScript SDK, so it keeps the session`()
        async throws
    {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            await server.store.close()
            let answer = try await server.call(
                .lookUp,
                ["idToken": .string(person.idToken)],
                headers: HTTPFields(["X-Client-Version": "Chrome/JsCore/11.0.0/FirebaseCore-web"])
            )
            #expect(answer.status == 503)
            #expect(answer.headers[.contentType] == "text/plain; charset=utf-8")
            #expect(throws: (any Error).self) { try answer.json }
        }
    }

    @Test func `an unexpected error reveals no details`() async throws {
        let setup = ServerSetup { $0.appVerifier = BrokenAppVerifier() }
        try await withServer(setup) { server in
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100"]
            )
            #expect(answer.status == 500)
            #expect(
                try answer.json == [
                    "error": [
                        "code": 500, "message": "Internal error encountered.",
                        "status": "INTERNAL",
                        "errors": [
                            [
                                "message": "Internal error encountered.", "domain": "global",
                                "reason": "backendError",
                            ]
                        ],
                    ]
                ]
            )
            let errors = server.logs.entries.filter { $0.level == .error }
            #expect(errors.map(\.metadata["error.type"]) == ["Surprise"])
        }
    }
}

private struct BrokenAppVerifier: AppVerifier {
    struct Surprise: Error {
        let secret = "secret"
    }

    func verify(_ proof: AppProof, from caller: AppCaller) async throws -> AppVerdict {
        throw Surprise()
    }
}
