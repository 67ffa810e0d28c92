import DialtoneCore
import DialtoneTestSupport
import Testing

@testable import DialtoneMessaging

struct ProviderSecrecyTests {
    @Test(arguments: ProviderPlan.all)
    func `no description of a provider shows a credential`(plan: ProviderPlan) async throws {
        try await ProviderBench.with(plan, reacting: .status(200)) { bench in
            var dumped = ""
            dump(bench.provider, to: &dumped)
            let shown = "\(bench.provider) \(String(reflecting: bench.provider)) \(dumped)"
            for secret in plan.secrets.values { #expect(!shown.contains(secret)) }
        }
    }

    @Test(arguments: ProviderPlan.all)
    func `no problem tells the number, the text or a credential`(
        plan: ProviderPlan
    ) async throws {
        let echo: @Sendable (ProviderBench.Request) -> ProviderBench.Reaction = { request in
            let body = request.text
            return .answer(#"{"message":"\#(request.uri) \#(body)"}"#, status: 400)
        }
        try await ProviderBench.with(plan, answering: echo) { bench in
            let outcome = try await bench.send().outcome
            let problem = try #require(outcome.problem)
            let shown = "\(problem)"
            let secrets = Array(plan.secrets.values) + ["6505550101", "123456"]
            for secret in secrets { #expect(!shown.contains(secret)) }
        }
    }

    @Test(arguments: ProviderPlan.all)
    func `the settings that a provider cannot do without are asked for`(
        plan: ProviderPlan
    ) async throws {
        let required = ProviderCatalog.fields(of: plan.kind).filter(\.isRequired)
        #expect(!required.isEmpty)
        for field in required {
            var broken = plan.setting([field.name: ""]).hiding([field.name: ""])
            broken.settings = broken.settings.filter { !$0.value.isEmpty }
            broken.secrets = broken.secrets.filter { !$0.value.isEmpty }
            broken.addresses.removeAll { $0 == field.name }
            #expect(throws: InvalidProvider(field.name, "is missing")) {
                try broken.provider(at: "http://127.0.0.1:1")
            }
        }
    }

    @Test(arguments: ProviderPlan.all)
    func `a setting that no provider of the kind has is refused`(plan: ProviderPlan) {
        #expect(throws: InvalidProvider("colour", "is unknown")) {
            try plan.setting(["colour": "blue"]).provider(at: "http://127.0.0.1:1")
        }
    }

    @Test(arguments: ProviderPlan.all)
    func `an address that the operator does not allow is refused`(plan: ProviderPlan) {
        for base in ["ftp://example.com", "http://10.1.2.3:99999", "https://u:p@example.com"] {
            #expect(throws: InvalidProvider.self) {
                try plan.provider(at: base)
            }
        }
    }
}
