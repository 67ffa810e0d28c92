package import DialtoneBasics
import Foundation

/// Ranks gateways by their expected success for a number and by their cost.
///
/// Uses Thompson sampling: the rate of codes that are entered is drawn from each gateway's
/// distribution, and the highest draw wins. A gateway with a good record is nearly always chosen. A
/// gateway with little data is tried now and then, and less often the worse it performs.
package struct RouteLearner: Sendable {
    /// The maximum number of a country's messages that count toward one of its prefixes.
    private static let regionStrength = 20.0

    /// The value of an entered code, in millionths of the currency of the prices.
    ///
    /// A gateway that costs this much more per message ranks higher only if all of its codes are
    /// entered and none of the other gateway's.
    private let worth: Int64

    package init(worth: Int64) {
        self.worth = max(1, worth)
    }

    /// Returns a draw for each gateway: the rate of entered codes minus its cost.
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
                let estimate = estimate(in: gateway, region, prefix, knowledge)
                let rate = estimate.draw(random)
                return (gateway, rate - (costs[gateway] ?? 0) / Double(worth))
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The prefix's own record plus a limited share of the rest of the country's record.
    private func estimate(
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

    /// The cost of each gateway.
    ///
    /// An unknown price counts as the average of the others, so that hiding it is no advantage.
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
