package import DialtoneBasics
package import DialtoneModel
import PhoneNumbers

/// Selects the gateways for a message, best first.
///
/// A project's own routes come before the routes for all projects, and specific routes before
/// general ones. Gateways of general routes follow those of specific routes. A hard route excludes
/// all others. Without any routes, all gateways are used in the order in which they were added.
package struct RoutePlanner: Sendable {
    private let gateways: [String]
    private let routes: [SMSRoute]
    private let learner: RouteLearner
    private let knowledge: RouteKnowledge
    private let random: RandomSource

    package init(
        gateways: [String],
        routes: [SMSRoute],
        learner: RouteLearner,
        knowledge: RouteKnowledge,
        random: RandomSource
    ) {
        self.gateways = gateways
        self.routes = routes
        self.learner = learner
        self.knowledge = knowledge
        self.random = random
    }

    /// Returns the candidates, best first; empty if no gateway serves the number.
    package func candidates(
        for question: RouteQuery,
        health: GatewayHealthBoard
    ) -> [RouteCandidate] {
        var candidates = routed(question)
        demote(&candidates, .unanswered) { question.unanswered.contains($0) }
        demote(&candidates, .unhealthy) { health.standing(of: $0) == .unhealthy }
        // Only one message at a time probes whether a gateway works again.
        while let first = candidates.first, health.standing(of: first.gateway) == .probeDue,
            first.choice.demotion != .unhealthy, !health.claimProbe(of: first.gateway)
        {
            demote(&candidates, .unhealthy) { $0 == first.gateway }
        }
        return candidates
    }

    private func routed(_ question: RouteQuery) -> [RouteCandidate] {
        let covering = routes.filter(question.isCovered).sorted(by: Self.precedes)
        let candidates: [RouteCandidate]
        if let hard = covering.first(where: { $0.mode == .hard }) {
            candidates = self.candidates(of: hard, for: question)
        } else if routes.isEmpty {
            candidates = gateways.map {
                RouteCandidate(gateway: $0, choice: RouteChoice(.unrouted, route: nil))
            }
        } else {
            candidates = covering.flatMap { self.candidates(of: $0, for: question) }
        }
        var seen: Set<String> = []
        return candidates.filter { candidate in
            gateways.contains(candidate.gateway) && seen.insert(candidate.gateway).inserted
        }
    }

    private static func precedes(_ left: SMSRoute, _ right: SMSRoute) -> Bool {
        if (left.projectID == nil) != (right.projectID == nil) { return right.projectID == nil }
        return left.scope.narrowness > right.scope.narrowness
    }

    private func candidates(
        of route: SMSRoute,
        for question: RouteQuery
    ) -> [RouteCandidate] {
        switch route.mode {
        case .learning: learned(route, question)
        case .ordinary, .hard: route.steps.flatMap { drawn($0, of: route) }
        }
    }

    private func learned(_ route: SMSRoute, _ question: RouteQuery) -> [RouteCandidate] {
        let names = route.steps.flatMap { $0.map(\.gateway) }.filter(gateways.contains)
        let draws = learner.draws(
            for: names,
            region: question.region,
            prefix: question.phoneNumber.prefix,
            by: knowledge,
            random: random
        )
        let choice = RouteChoice(
            .learned,
            route: route.scope.rawValue,
            draws: draws.mapValues { Int(($0 * 1_000).rounded()) }
        )
        return names.sorted { (draws[$0] ?? 0, $1) > (draws[$1] ?? 0, $0) }
            .map { RouteCandidate(gateway: $0, choice: choice) }
    }

    /// Returns all targets of a step; each place is drawn by the weights of the remaining targets.
    private func drawn(_ step: [SMSRoute.Target], of route: SMSRoute) -> [RouteCandidate] {
        let method: RouteChoice.Method = step.count == 1 ? .order : .weight
        let choice = RouteChoice(method, route: route.scope.rawValue)
        var left = step
        var drawn: [RouteCandidate] = []
        while !left.isEmpty {
            let sum = left.reduce(0) { $0 + $1.weight }
            var mark = left.count == 1 ? 0 : Int(random.number(below: UInt64(max(1, sum))))
            let index =
                left.firstIndex { target in
                    mark -= target.weight
                    return mark < 0
                } ?? left.startIndex
            drawn.append(RouteCandidate(gateway: left.remove(at: index).gateway, choice: choice))
        }
        return drawn
    }

    /// Moves the candidates that match `isMeant` to the end.
    private func demote(
        _ candidates: inout [RouteCandidate],
        _ demotion: RouteChoice.Demotion,
        _ isMeant: (String) -> Bool
    ) {
        let meant = candidates.filter { isMeant($0.gateway) }.map { candidate in
            var candidate = candidate
            candidate.choice.demotion = demotion
            return candidate
        }
        candidates = candidates.filter { !isMeant($0.gateway) } + meant
    }
}

/// A gateway to which a message may be offered.
package struct RouteCandidate: Hashable, Sendable {
    package let gateway: String
    package var choice: RouteChoice

    package init(gateway: String, choice: RouteChoice) {
        self.gateway = gateway
        self.choice = choice
    }
}
