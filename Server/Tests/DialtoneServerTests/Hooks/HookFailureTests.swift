import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

struct HookFailureTests {
    private static let faults: [LoopbackReceiver.Reaction] = [
        .answer("not JSON"), .answer("[]"), .answer(#"{"account":{"disabled":"yes"}}"#),
        .answer(String(repeating: "x", count: 200_000)),
        .bytes("HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "[", count: 200_000)),
        .answer(String(repeating: "[", count: 60_000)),
        .status(500), .status(404), .hangUp,
        .status(307, headers: "location: http://169.254.169.254/latest/meta-data\r\n"),
    ]

    /// Returns the response to a sign-up if the hook behaves like this.
    private func signUp(
        _ reaction: LoopbackReceiver.Reaction,
        _ policy: HookFailurePolicy,
        timeout: TimeSpan = .seconds(30)
    ) async throws -> (answer: Answer, accounts: Int) {
        try await LoopbackReceiver.with([reaction]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url) {
                    $0.onFailure = policy
                    $0.timeout = timeout
                }
                let answer = try await server.call(.signUp, ["returnSecureToken": true])
                let count = try await server.store.read {
                    try $0.accountCount(of: TestServer.projectID)
                }
                return (answer, count)
            }
        }
    }

    @Test(arguments: faults)
    func `a hook that fails denies the sign-up if its policy is to deny`(
        fault: LoopbackReceiver.Reaction
    ) async throws {
        let (answer, accounts) = try await signUp(fault, .deny)
        #expect(answer.status == 503)
        #expect(try answer.errorCode == .blockingFunctionErrorResponse)
        #expect(accounts == 0)
    }

    @Test(arguments: faults)
    func `a hook that fails allows the sign-up if its policy is to allow`(
        fault: LoopbackReceiver.Reaction
    ) async throws {
        let (answer, accounts) = try await signUp(fault, .allow)
        #expect(answer.status == 200)
        #expect(accounts == 1)
    }

    @Test(.timeLimit(.minutes(60)), arguments: HookFailurePolicy.allCases)
    func `a hook that hangs fails after its timeout`(
        policy: HookFailurePolicy
    ) async throws {
        let hang = LoopbackReceiver.Reaction.bytesAndSilence("HTTP/1.1 200 OK\r\n")
        let (answer, _) = try await signUp(hang, policy, timeout: .seconds(1))
        #expect(answer.status == (policy == .allow ? 200 : 503))
    }

    @Test func `a hook that failed often is skipped for a while and then tried again`() async throws
    {
        let reactions =
            Array(repeating: LoopbackReceiver.Reaction.status(500), count: 5)
            + [.answer("{}")]
        try await LoopbackReceiver.with(reactions) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                for _ in 0..<7 {
                    let answer = try await server.call(.signUp, ["returnSecureToken": true])
                    #expect(answer.status == 503)
                }
                #expect(receiver.requests.count == 5)
                server.clock.advance(by: .seconds(31))
                _ = try await server.signUpAnonymously()
                #expect(receiver.requests.count == 6)
            }
        }
    }

    @Test(arguments: [
        "http://hooks.example/", "https://169.254.169.254/", "https://10.0.0.1/",
        "https://[::1]/", "ftp://hooks.example/", "hooks.example",
    ])
    func `an address that is not allowed cannot be configured`(url: String) async throws {
        try await withServer { server in
            let registry = HookRegistry(
                store: server.store,
                secrets: TestHooks.secrets,
                policy: OutboundPolicy(),
                clock: server.clock.serverClock,
                random: .seeded(1)
            )
            await #expect(throws: Refusal.self) {
                try await registry.add(
                    HookDraft(url: url, subject: .before(.beforeCreate)),
                    to: TestServer.projectID
                )
            }
            let hooks = try await registry.hooks(of: TestServer.projectID)
            #expect(hooks.isEmpty)
        }
    }

    @Test func `a number that a hook refuses gets no message but the usual wait`()
        async throws
    {
        let no = LoopbackReceiver.Reaction.answer(#"{"decision":"deny","message":"No."}"#)
        try await LoopbackReceiver.with([no]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeSendSMS), at: receiver.url)
                let body: JSONValue = ["phoneNumber": "+16505550100"]
                let refused = try await server.call(.sendVerificationCode, body)
                #expect(try refused.errorCode == .blockingFunctionErrorResponse)
                #expect(server.messages.isEmpty)
                let again = try await server.call(.sendVerificationCode, body)
                #expect(try again.reason == .sendCooldown)
                let question = try #require(receiver.requests.first).json
                #expect(question["data"]["sms"]["type"] == "SIGN_IN_OR_SIGN_UP")
                #expect(question["data"]["sms"]["phoneNumber"] == "+16505550100")
                #expect(receiver.requests.count == 1)
            }
        }
    }

    @Test func `after a hook failed a message can be requested at once`() async throws {
        try await LoopbackReceiver.with([.status(500), .answer("{}")]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeSendSMS), at: receiver.url)
                let body: JSONValue = ["phoneNumber": "+16505550100"]
                let failed = try await server.call(.sendVerificationCode, body)
                #expect(failed.status == 503)
                #expect(server.messages.isEmpty)
                #expect(try await server.call(.sendVerificationCode, body).status == 200)
                #expect(server.messages.count == 1)
            }
        }
    }
}
