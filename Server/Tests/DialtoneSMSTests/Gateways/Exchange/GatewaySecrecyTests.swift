import DialtoneModel
import DialtoneSMS
import DialtoneTestSupport
import Testing

struct GatewaySecrecyTests {
    @Test(arguments: GatewayPlan.all)
    func `no description of a gateway shows a credential`(plan: GatewayPlan) async throws {
        try await GatewayBench.with(plan, reacting: .status(200)) { bench in
            var dumped = ""
            dump(bench.gateway, to: &dumped)
            let shown = "\(bench.gateway) \(String(reflecting: bench.gateway)) \(dumped)"
            for secret in plan.secrets.values { #expect(!shown.contains(secret)) }
        }
    }

    @Test(arguments: GatewayPlan.all)
    func `no problem contains the number, the text or a credential`(
        plan: GatewayPlan
    ) async throws {
        let echo: @Sendable (GatewayBench.Request) -> GatewayBench.Reaction = { request in
            let body = request.text
            return .answer(#"{"message":"\#(request.uri) \#(body)"}"#, status: 400)
        }
        try await GatewayBench.with(plan, answering: echo) { bench in
            let outcome = try await bench.send().outcome
            let problem = try #require(outcome.problem)
            let shown = "\(problem)"
            let secrets = Array(plan.secrets.values) + ["6505550101", "123456"]
            for secret in secrets { #expect(!shown.contains(secret)) }
        }
    }

    @Test(arguments: GatewayPlan.all)
    func `a missing required setting is reported`(
        plan: GatewayPlan
    ) async throws {
        let required = GatewayCatalog.fields(of: plan.kind).filter(\.isRequired)
        #expect(!required.isEmpty)
        for field in required {
            var broken = plan.setting([field.name: ""]).hiding([field.name: ""])
            broken.settings = broken.settings.filter { !$0.value.isEmpty }
            broken.secrets = broken.secrets.filter { !$0.value.isEmpty }
            broken.addresses.removeAll { $0 == field.name }
            #expect(throws: InvalidGateway(field.name, "is missing")) {
                try broken.gateway(at: "http://127.0.0.1:1")
            }
        }
    }

    @Test(arguments: GatewayPlan.all)
    func `a setting unknown to the kind of gateway is refused`(plan: GatewayPlan) {
        #expect(throws: InvalidGateway("colour", "is unknown")) {
            try plan.setting(["colour": "blue"]).gateway(at: "http://127.0.0.1:1")
        }
    }

    @Test(arguments: GatewayPlan.all)
    func `an invalid or disallowed address is refused`(plan: GatewayPlan) {
        for base in ["ftp://example.com", "http://10.1.2.3:99999", "https://u:p@example.com"] {
            #expect(throws: InvalidGateway.self) {
                try plan.gateway(at: base)
            }
        }
    }
}
