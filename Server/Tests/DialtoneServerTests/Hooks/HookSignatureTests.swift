import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import NIOHTTP1
import Testing

struct HookSignatureTests {
    private func signatures(of request: LoopbackReceiver.Request) -> [String] {
        request.headers["webhook-signature"].flatMap { $0.split(separator: " ").map(String.init) }
    }

    private func expected(
        _ secret: WebhookSecret,
        _ request: LoopbackReceiver.Request
    ) throws -> String {
        let id = try #require(request.headers["webhook-id"].first)
        let time = try #require(request.headers["webhook-timestamp"].first.flatMap(Int64.init))
        return secret.signature(id: id, timestamp: time, body: request.body)
    }

    @Test func `for a day after a rotation requests are signed with both secrets`() async throws {
        try await LoopbackReceiver.with([.answer("{}")]) { receiver in
            try await withServer { server in
                let (hook, old) = try await server.addHook(
                    .before(.beforeCreate),
                    at: receiver.url
                )
                _ = try await server.signUpAnonymously()
                let new = try await server.hookRegistry.rotateSecret(
                    of: hook.id,
                    in: TestServer.projectID
                )
                server.clock.advance(by: .seconds(2))
                _ = try await server.signUpAnonymously()
                server.clock.advance(by: SealedHookSecrets.overlap)
                _ = try await server.signUpAnonymously()
                let requests = receiver.requests
                try #require(requests.count == 3)
                #expect(try signatures(of: requests[0]) == [expected(old, requests[0])])
                #expect(
                    try signatures(of: requests[1])
                        == [expected(new, requests[1]), expected(old, requests[1])]
                )
                #expect(try signatures(of: requests[2]) == [expected(new, requests[2])])
                #expect(Set(requests.flatMap { $0.headers["webhook-id"] }).count == 3)
            }
        }
    }

    @Test func `a blocking function gets a token that our keys verify`() async throws {
        try await LoopbackReceiver.with([.answer("{}")]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeSignIn), at: receiver.url) {
                    $0.format = .firebase
                }
                let signedIn = try await server.signIn("+16505550100")
                let request = try #require(receiver.requests.first)
                let token = try #require(try request.json["data"]["jwt"].text)
                let claims = try SignedIn.claims(in: token)
                #expect(claims["aud"] == .string(receiver.url))
                #expect(claims["iss"] == "https://securetoken.google.com/demo-test")
                #expect(claims["sub"] == .string(signedIn.accountID))
                #expect(claims["event_type"] == "beforeSignIn")
                #expect(claims["sign_in_method"] == "phone")
                #expect(claims["user_record"]["phone_number"] == "+16505550100")
                let created = claims["user_record"]["metadata"]["creation_time"]
                #expect(created == claims["iat"])
                let verifier = try await server.request(.get, "/.well-known/jwks.json")
                let header = try SignedIn.header(of: token)
                #expect(verifier.text.contains(try #require(header["kid"].text)))
            }
        }
    }

    @Test func `replacing the blocking functions leaves other hooks unchanged`() async throws {
        try await withServer { server in
            let registry = server.hookRegistry
            try await server.addHook(.before(.beforeSendSMS), at: "https://a.example/")
            func triggers() async throws -> [String: String] {
                let hooks = try await registry.hooks(of: TestServer.projectID)
                return Dictionary(
                    uniqueKeysWithValues: hooks.compactMap { hook in
                        guard case .before(let trigger) = hook.subject else { return nil }
                        return (trigger.rawValue, hook.url)
                    }
                )
            }
            func replace(with addresses: [HookTrigger: String]) async throws {
                try await server.store.write {
                    try registry.replaceBlockingFunctions(
                        of: TestServer.projectID,
                        with: addresses,
                        in: $0
                    )
                }
            }
            try await replace(with: [
                .beforeCreate: "https://b.example/", .beforeSignIn: "https://c.example/",
            ])
            #expect(try await triggers().count == 3)
            try await replace(with: [.beforeSignIn: "https://d.example/"])
            #expect(
                try await triggers() == [
                    "beforeSendSms": "https://a.example/", "beforeSignIn": "https://d.example/",
                ]
            )
            await #expect(throws: Refusal.self) {
                try await replace(with: [.beforeSendSMS: "https://e.example/"])
            }
            #expect(try await triggers().count == 2)
        }
    }
}
