import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneTestSupport
import PhoneNumbers
import Testing

@Suite struct RoutePlannerTests {
    private let clock = StoppedClock()

    private func route(
        _ scope: NumberScope,
        _ steps: [String: Int]...,
        of project: String? = nil,
        mode: SMSRoute.Mode = .ordinary
    ) -> SMSRoute {
        SMSRoute(
            projectID: project.map(ProjectID.init(rawValue:)),
            scope: scope,
            steps: steps.map { step in
                step.sorted { $0.key < $1.key }
                    .map { SMSRoute.Target(gateway: $0.key, weight: $0.value) }
            },
            mode: mode,
            updatedAt: Timestamp(seconds: 0)
        )
    }

    private func plan(
        _ number: String,
        _ routes: [SMSRoute],
        gateways: [String] = ["a", "b", "c", "d"],
        of project: String = "demo",
        unanswered: Set<String> = [],
        unhealthy: Set<String> = [],
        knowledge: RouteKnowledge = RouteKnowledge(),
        seed: UInt64 = 1
    ) -> [RouteCandidate] {
        let health = GatewayHealthBoard(clock: clock.serverClock)
        for gateway in unhealthy {
            for _ in 0..<5 { health.noteLate(gateway) }
        }
        let phoneNumber = PhoneNumber(e164: number)
        return RoutePlanner(
            gateways: gateways,
            routes: routes,
            learner: RouteLearner(worth: 1_000_000),
            knowledge: knowledge,
            random: .seeded(seed)
        )
        .candidates(
            for: RouteQuery(
                projectID: ProjectID(rawValue: project),
                phoneNumber: phoneNumber,
                region: phoneNumber.regionCode,
                unanswered: unanswered
            ),
            health: health
        )
    }

    private func names(_ candidates: [RouteCandidate]) -> [String] { candidates.map(\.gateway) }

    @Test func `without routes every gateway is used, in the order of creation`() {
        let plan = plan("+4915112345678", [], gateways: ["z", "a"])
        #expect(names(plan) == ["z", "a"])
        #expect(plan.map(\.choice.method) == [.unrouted, .unrouted])
    }

    @Test func `the longest prefix precedes the country, and the country precedes the default`() {
        let routes = [
            route(.everywhere, ["a": 1]), route(.region("DE"), ["b": 1]),
            route(.prefix("+4915"), ["c": 1]), route(.prefix("+49151"), ["d": 1]),
        ]
        #expect(names(plan("+4915112345678", routes)) == ["d", "c", "b", "a"])
        #expect(names(plan("+493012345678", routes)) == ["b", "a"])
        #expect(names(plan("+16505550101", routes)) == ["a"])
    }

    @Test func `a route's country is that of the number, not of its calling code`() {
        let routes = [route(.region("CA"), ["a": 1]), route(.everywhere, ["b": 1])]
        #expect(names(plan("+16042345678", routes)) == ["a", "b"])
        #expect(names(plan("+16505550101", routes)) == ["b"])
    }

    @Test func `a project's routes come first, and apply only to it and its tenants`() {
        let routes = [
            route(.prefix("+1650"), ["a": 1]), route(.everywhere, ["b": 1], of: "demo"),
        ]
        #expect(names(plan("+16505550101", routes)) == ["b", "a"])
        #expect(names(plan("+16505550101", routes, of: "demo/tenant")) == ["b", "a"])
        #expect(names(plan("+16505550101", routes, of: "other")) == ["a"])
    }

    @Test func `a route marked as exclusive has no fallback`() {
        let routes = [
            route(.prefix("+1650"), ["a": 1], of: "demo"), route(.everywhere, ["b": 1]),
            route(.region("US"), ["c": 1], mode: .hard),
        ]
        #expect(names(plan("+16505550101", routes)) == ["c"])
        #expect(names(plan("+4915112345678", routes)) == ["b"])
    }

    @Test func `missing and repeated gateways are left out of the plan`() {
        let routes = [
            route(.region("US"), ["a": 1], ["x": 1]), route(.everywhere, ["a": 1], ["b": 1]),
        ]
        #expect(names(plan("+16505550101", routes)) == ["a", "b"])
        #expect(plan("+16505550101", [route(.region("DE"), ["a": 1])]).isEmpty)
    }

    @Test func `weights divide messages among the gateways of a step`() {
        let routes = [route(.everywhere, ["a": 3, "b": 1], ["c": 1])]
        var first: [String: Int] = [:]
        for seed in 0..<2_000 {
            let plan = plan("+16505550101", routes, seed: UInt64(seed) &* 0x9E37_79B9)
            #expect(plan.last?.gateway == "c")
            first[plan[0].gateway, default: 0] += 1
        }
        #expect((1_400...1_600).contains(first["a"] ?? 0))
        #expect(first["c"] == nil)
    }

    @Test func `unhealthy and unanswered gateways come last, and the plan gives the reason`() {
        let routes = [route(.everywhere, ["a": 1], ["b": 1], ["c": 1])]
        let plan = plan("+16505550101", routes, unanswered: ["b"], unhealthy: ["a"])
        #expect(names(plan) == ["c", "b", "a"])
        #expect(plan.map(\.choice.demotion) == [nil, .unanswered, .unhealthy])
    }

    @Test func `a learning route prefers the gateway with more entered codes, and keeps its draws`()
    {
        let knowledge = RouteKnowledge(
            [("a", 10, 90), ("b", 95, 5)].map {
                RouteRecord(
                    gatewayName: $0.0,
                    region: "US",
                    prefix: "+1650555",
                    entered: $0.1,
                    missed: $0.2
                )
            }
        )
        let learning = [route(.everywhere, ["a": 1], ["b": 1], mode: .learning)]
        let plan = plan("+16505550101", learning, knowledge: knowledge)
        #expect(names(plan) == ["b", "a"])
        #expect(plan[0].choice.method == .learned)
        #expect((plan[0].choice.draws?["b"] ?? 0) > 800)
        let hard = [route(.everywhere, ["a": 1], ["b": 1], mode: .hard)]
        #expect(names(self.plan("+16505550101", hard, knowledge: knowledge)) == ["a", "b"])
    }
}
