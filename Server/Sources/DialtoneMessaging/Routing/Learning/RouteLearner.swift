package import DialtoneCore
import Foundation

/// Orders providers by what they are likely to do for a number, and what they cost.
///
/// Thompson sampling: each provider's rate of codes that came back is drawn from what is known
/// of it, and the best draw wins. Who is known to be good wins nearly always; who is hardly
/// known is tried now and then, and less the worse it does.
package struct RouteLearner: Sendable {
    /// How many messages' worth of a country's record count for one of its prefixes.
    private static let regionStrength = 20.0

    /// What a code that comes back is worth, in millionths of the currency that prices are in.
    ///
    /// A provider that costs so much more would have to bring every code back, next to one that
    /// brings none.
    private let worth: Int64

    package init(worth: Int64) {
        self.worth = max(1, worth)
    }

    /// What was drawn for each provider: a rate of codes that come back, less its cost.
    package func draws(
        for providers: [String],
        region: String?,
        prefix: String,
        by knowledge: RouteKnowledge,
        random: RandomSource
    ) -> [String: Double] {
        let costs = costs(of: providers, region: region, by: knowledge)
        return Dictionary(
            providers.map { provider in
                let belief = belief(in: provider, region, prefix, knowledge)
                let rate = belief.draw(random)
                return (provider, rate - (costs[provider] ?? 0) / Double(worth))
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The prefix's own record, on top of a limited part of the rest of its country's.
    private func belief(
        in provider: String,
        _ region: String?,
        _ prefix: String,
        _ knowledge: RouteKnowledge
    ) -> BetaDistribution {
        let near = knowledge.tally(of: provider, prefix: prefix)
        let all = knowledge.tally(of: provider, in: region)
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
        of providers: [String],
        region: String?,
        by knowledge: RouteKnowledge
    ) -> [String: Double] {
        let known = providers.compactMap { provider in
            knowledge.tally(of: provider, in: region).meanMicros.map { (provider, $0) }
        }
        guard !known.isEmpty else { return [:] }
        let mean = known.reduce(0) { $0 + $1.1 } / Double(known.count)
        let prices = Dictionary(known, uniquingKeysWith: { first, _ in first })
        return Dictionary(
            providers.map { ($0, prices[$0] ?? mean) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
