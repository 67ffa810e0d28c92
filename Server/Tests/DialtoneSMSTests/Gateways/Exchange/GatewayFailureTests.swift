import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Testing

/// Tests the outcome of a message for each gateway whose response is a failure.
struct GatewayFailureTests {
    /// All gateways except the webhook, whose response can be empty.
    private static let vendors = GatewayPlan.all.filter { $0.kind != .webhook }

    private func outcome(
        of plan: GatewayPlan,
        _ reaction: GatewayBench.Reaction,
        timeout: TimeSpan = .minutes(5)
    ) async throws -> (summary: String, requests: Int) {
        try await GatewayBench.with(plan, reacting: reaction) { bench in
            let outcome = try await bench.send(as: .sample(timeout: timeout)).outcome
            return (outcome.summary, bench.requests.count)
        }
    }

    @Test(.timeLimit(.minutes(60)), arguments: GatewayPlan.all)
    func `a gateway that does not respond in time may have the message`(
        plan: GatewayPlan
    ) async throws {
        let (summary, _) = try await outcome(
            of: plan,
            .bytesAndSilence("HTTP/1.1 200 OK\r\n"),
            timeout: TimeSpan(milliseconds: 300)
        )
        #expect(summary == "unknown timedOut")
    }

    @Test(arguments: vendors)
    func `a gateway that closes the connection may have the message and is not retried`(
        plan: GatewayPlan
    ) async throws {
        let (summary, requests) = try await outcome(of: plan, .hangUp)
        #expect(summary == "unknown unavailable")
        #expect(requests == 1)
    }

    @Test func `a webhook that closes the connection is retried once with the same ID`()
        async throws
    {
        try await GatewayBench.with(.webhook, reacting: .hangUp) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == "unknown unavailable")
            #expect(bench.requests.count == 2)
            #expect(Set(bench.requests.compactMap { $0.header("webhook-id") }).count == 1)
        }
    }

    @Test(arguments: GatewayPlan.all)
    func `a refused connection means that the message was not sent`(plan: GatewayPlan) async throws
    {
        try await LoopbackPorts.withRefusing { port in
            let base = "http://127.0.0.1:\(port)"
            try await GatewayBench.with(plan.moved(to: base), reacting: .hangUp) { bench in
                let outcome = try await bench.send().outcome
                #expect(outcome.summary == "retryable unavailable")
                #expect(outcome.problem?.code == "not-connected")
                #expect(bench.requests.isEmpty)
            }
        }
    }

    @Test(
        arguments: vendors,
        ["", "{}", "[]", "null", "hello", #"{"sid":"","messages":[],"message_uuid":[]}"#]
    )
    func `a success status with an unreadable body has an unknown outcome`(
        plan: GatewayPlan,
        body: String
    ) async throws {
        let (summary, _) = try await outcome(of: plan, .answer(body, status: 200))
        #expect(summary == "unknown invalidResponse")
    }

    @Test(arguments: vendors)
    func `an oversized response has an unknown outcome`(plan: GatewayPlan) async throws {
        let body = String(repeating: "x", count: 100_000)
        let (summary, _) = try await outcome(of: plan, .answer(body))
        #expect(summary == "unknown invalidResponse")
    }

    @Test(arguments: vendors)
    func `a server error without a body has an unknown outcome`(plan: GatewayPlan) async throws {
        for status in [500, 502, 504] {
            let (summary, _) = try await outcome(of: plan, .status(status))
            #expect(summary == "unknown unavailable")
        }
    }

    @Test(arguments: GatewayPlan.all)
    func `the wait in a Retry-After header is kept in the outcome`(plan: GatewayPlan) async throws {
        let wait = "retry-after: 7\r\n"
        let (busy, _) = try await outcome(of: plan, .status(429, headers: wait))
        #expect(busy == "retryable throttled after 7")
        let (away, _) = try await outcome(of: plan, .status(503, headers: wait))
        #expect(away == "retryable unavailable after 7")
    }

    @Test(arguments: GatewayPlan.all)
    func `a response of 401 is a permanent authentication failure`(plan: GatewayPlan) async throws {
        let (summary, _) = try await outcome(of: plan, .status(401))
        #expect(summary == "permanent authentication")
    }

    @Test(arguments: GatewayPlan.all)
    func `a redirect is not followed, so the code is sent to no other address`(
        plan: GatewayPlan
    ) async throws {
        try await LoopbackReceiver.with([.status(200)]) { elsewhere in
            let header = "location: \(elsewhere.url)\r\n"
            let (summary, _) = try await outcome(of: plan, .status(307, headers: header))
            #expect(summary == "permanent misconfigured")
            #expect(elsewhere.requests.isEmpty)
        }
    }
}
