import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Testing

/// What becomes of a message whose gateway does not answer as it should, for every gateway.
struct GatewayFailureTests {
    /// All but the webhook, whose receiver need not say more than yes.
    private static let vendors = GatewayPlan.all.filter { $0.kind != .webhook }

    private func outcome(
        of plan: GatewayPlan,
        _ reaction: GatewayBench.Reaction,
        timeout: TimeSpan = .minutes(5)
    ) async throws -> (summary: String, requests: Int) {
        try await GatewayBench.with(plan, reacting: reaction) { bench in
            let outcome = try await bench.send(.sample(timeout: timeout)).outcome
            return (outcome.summary, bench.requests.count)
        }
    }

    @Test(.timeLimit(.minutes(60)), arguments: GatewayPlan.all)
    func `who does not answer in time may have the message`(plan: GatewayPlan) async throws {
        let (summary, _) = try await outcome(
            of: plan,
            .bytesAndSilence("HTTP/1.1 200 OK\r\n"),
            timeout: TimeSpan(milliseconds: 300)
        )
        #expect(summary == "unknown timedOut")
    }

    @Test(arguments: vendors)
    func `who hangs up may have the message, and is not asked twice`(
        plan: GatewayPlan
    ) async throws {
        let (summary, requests) = try await outcome(of: plan, .hangUp)
        #expect(summary == "unknown unavailable")
        #expect(requests == 1)
    }

    @Test func `a webhook that hangs up is asked twice, with one ID`() async throws {
        try await GatewayBench.with(.webhook, reacting: .hangUp) { bench in
            let outcome = try await bench.send().outcome
            #expect(outcome.summary == "unknown unavailable")
            #expect(bench.requests.count == 2)
            #expect(Set(bench.requests.compactMap { $0.header("webhook-id") }).count == 1)
        }
    }

    @Test(arguments: GatewayPlan.all)
    func `where nobody listens nobody has the message`(plan: GatewayPlan) async throws {
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
    func `a yes in words that nobody understands may be one`(
        plan: GatewayPlan,
        body: String
    ) async throws {
        let (summary, _) = try await outcome(of: plan, .answer(body, status: 200))
        #expect(summary == "unknown nonsense")
    }

    @Test(arguments: vendors)
    func `an endless answer is nonsense`(plan: GatewayPlan) async throws {
        let body = String(repeating: "x", count: 100_000)
        let (summary, _) = try await outcome(of: plan, .answer(body))
        #expect(summary == "unknown nonsense")
    }

    @Test(arguments: vendors)
    func `a failure without words may have come too late`(plan: GatewayPlan) async throws {
        for status in [500, 502, 504] {
            let (summary, _) = try await outcome(of: plan, .status(status))
            #expect(summary == "unknown unavailable")
        }
    }

    @Test(arguments: GatewayPlan.all)
    func `who has too much to do says when to come back`(plan: GatewayPlan) async throws {
        let wait = "retry-after: 7\r\n"
        let (busy, _) = try await outcome(of: plan, .status(429, headers: wait))
        #expect(busy == "retryable throttled after 7")
        let (away, _) = try await outcome(of: plan, .status(503, headers: wait))
        #expect(away == "retryable unavailable after 7")
    }

    @Test(arguments: GatewayPlan.all)
    func `who does not let us in is not asked again`(plan: GatewayPlan) async throws {
        let (summary, _) = try await outcome(of: plan, .status(401))
        #expect(summary == "permanent authentication")
    }

    @Test(arguments: GatewayPlan.all)
    func `a redirect is not followed, so that a code goes nowhere else`(
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
