package import DialtoneCore
import Foundation

/// Orders gateways by what they are likely to do for a number, and what they cost.
///
/// Thompson sampling: each gateway's rate of codes that came back is drawn from what is known
/// of it, and the best draw wins. Who is known to be good wins nearly always; who is hardly
/// known is tried now and then, and less the worse it does.
package struct RouteLearner: Sendable {
    /// How many messages' worth of a country's record count for one of its prefixes.
    private static let regionStrength = 20.0

    /// What a code that comes back is worth, in millionths of the currency that prices are in.
    ///
    /// A gateway that costs so much more would have to bring every code back, next to one that
    /// brings none.
    private let worth: Int64

    package init(worth: Int64) {
        self.worth = max(1, worth)
    }

    /// What was drawn for each gateway: a rate of codes that come back, less its cost.
    package func draws(
        for gateways: [String],
        region: String?,
        prefix: String,
        by knowledge: RouteKnowledge,
        random: RandomSource
    ) -> [String: Double] {
        let costs = costs(of: gateways, region: region, by: knowledge)
        return Dictionary(
            gateways.map { gateway in
                let belief = belief(in: gateway, region, prefix, knowledge)
                let rate = belief.draw(random)
                return (gateway, rate - (costs[gateway] ?? 0) / Double(worth))
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The prefix's own record, on top of a limited part of the rest of its country's.
    private func belief(
        in gateway: String,
        _ region: String?,
        _ prefix: String,
        _ knowledge: RouteKnowledge
    ) -> BetaDistribution {
        let near = knowledge.tally(of: gateway, prefix: prefix)
        let all = knowledge.tally(of: gateway, in: region)
        let entered = Double(max(0, all.entered - near.entered))
        let missed = Double(max(0, all.missed - near.missed))
        let share = min(1, Self.regionStrength / max(1, entered + missed))
        return BetaDistribution(
            alpha: 1 + Double(near.entered) + entered * share,
            beta: 1 + Double(near.missed) + missed * share
        )
    }

    /// Where a price is unknown, the others' mean: not to tell it must be no advantage.
    private func costs(
        of gateways: [String],
        region: String?,
        by knowledge: RouteKnowledge
    ) -> [String: Double] {
        let known = gateways.compactMap { gateway in
            knowledge.tally(of: gateway, in: region).meanMicros.map { (gateway, $0) }
        }
        guard !known.isEmpty else { return [:] }
        let mean = known.reduce(0) { $0 + $1.1 } / Double(known.count)
        let prices = Dictionary(known, uniquingKeysWith: { first, _ in first })
        return Dictionary(
            gateways.map { ($0, prices[$0] ?? mean) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
