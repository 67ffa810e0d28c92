import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneOutbound
import DialtoneTestSupport

/// A gateway on a bench: its real client, and a double of the vendor on a loopback port.
struct GatewayBench: Sendable {
    typealias Reaction = LoopbackReceiver.Reaction
    typealias Request = LoopbackReceiver.Request

    let gateway: any SMSGateway
    let vendor: LoopbackReceiver
    let clock: StoppedClock

    var requests: [Request] { vendor.requests }

    /// Sends an ordinary message, and returns the response and the request that the double
    /// received.
    func send(
        _ message: TextMessage? = nil,
        as attempt: SMSAttempt = .sample()
    ) async throws -> (outcome: SendOutcome, request: Request?) {
        let outcome = await gateway.send(try message ?? .ofApp(), as: attempt)
        return (outcome, requests.last)
    }

    /// Runs `body` with a gateway whose vendor `react`s.
    static func with<Value>(
        _ plan: GatewayPlan,
        answering react: @escaping @Sendable (Request) -> Reaction,
        _ body: (GatewayBench) async throws -> Value
    ) async throws -> Value {
        try await LoopbackReceiver.with(answering: react) { vendor in
            try await with(plan, vendor: vendor, body)
        }
    }

    static func with<Value>(
        _ plan: GatewayPlan,
        reacting reaction: Reaction,
        _ body: (GatewayBench) async throws -> Value
    ) async throws -> Value {
        try await with(plan, answering: { _ in reaction }, body)
    }

    private static func with<Value>(
        _ plan: GatewayPlan,
        vendor: LoopbackReceiver,
        _ body: (GatewayBench) async throws -> Value
    ) async throws -> Value {
        let client = OutboundClient.patient(.development)
        let clock = StoppedClock()
        let result: Result<Value, any Error>
        do {
            let gateway = try GatewayCatalog.gateway(
                of: plan.configuration(at: "http://127.0.0.1:\(vendor.port)"),
                .bench(client, clock)
            )
            result = .success(
                try await body(GatewayBench(gateway: gateway, vendor: vendor, clock: clock))
            )
        } catch {
            result = .failure(error)
        }
        await client.shutDown()
        return try result.get()
    }
}

extension GatewayDependencies {
    static func bench(_ http: any OutboundHTTP, _ clock: StoppedClock) -> GatewayDependencies {
        GatewayDependencies(
            http: http,
            policy: .development,
            clock: clock.serverClock,
            random: .seeded(1),
            logger: .silent
        )
    }
}
