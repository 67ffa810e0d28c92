package import DialtoneBasics

/// Delivery statistics of the messages to one country.
package struct MessageFunnel: Hashable, Sendable {
    /// The country; `nil` for numbers that belong to no country.
    package let region: String?
    package private(set) var counts: Counts

    package struct Counts: Hashable, Sendable {
        package private(set) var messages = 0

        /// Accepted by a gateway.
        package private(set) var accepted = 0

        /// Reported as delivered.
        package private(set) var delivered = 0
        package private(set) var entered = 0
        package private(set) var failed = 0

        static func += (lhs: inout Self, rhs: Self) {
            lhs.messages += rhs.messages
            lhs.accepted += rhs.accepted
            lhs.delivered += rhs.delivered
            lhs.entered += rhs.entered
            lhs.failed += rhs.failed
        }

        init() {}

        fileprivate init(
            messages: Int,
            accepted: Int,
            delivered: Int,
            entered: Int,
            failed: Int
        ) {
            self.messages = messages
            self.accepted = accepted
            self.delivered = delivered
            self.entered = entered
            self.failed = failed
        }
    }

    package init(
        region: String?,
        messages: Int,
        accepted: Int,
        delivered: Int,
        entered: Int,
        failed: Int
    ) {
        self.init(
            region: region,
            Counts(
                messages: messages,
                accepted: accepted,
                delivered: delivered,
                entered: entered,
                failed: failed
            )
        )
    }

    fileprivate init(region: String?, _ counts: Counts) {
        self.region = region
        self.counts = counts
    }
}

/// The statistics of the messages to one country in one hour or day.
package struct PeriodFunnel: Hashable, Sendable {
    /// The start of the hour or day.
    package let start: Timestamp
    package let funnel: MessageFunnel

    package init(start: Timestamp, funnel: MessageFunnel) {
        self.start = start
        self.funnel = funnel
    }
}

extension [PeriodFunnel] {
    /// The totals of each country, most messages first.
    package var byRegion: [MessageFunnel] {
        var sums: [String?: MessageFunnel.Counts] = [:]
        for part in self { sums[part.funnel.region, default: .init()] += part.funnel.counts }
        return sums.map { MessageFunnel(region: $0.key, $0.value) }
            .sorted { lhs, rhs in
                (-lhs.counts.messages, lhs.region ?? "") < (-rhs.counts.messages, rhs.region ?? "")
            }
    }

    /// The totals of each period, oldest first.
    package var byPeriod: [(start: Timestamp, counts: MessageFunnel.Counts)] {
        var sums: [Timestamp: MessageFunnel.Counts] = [:]
        for part in self { sums[part.start, default: .init()] += part.funnel.counts }
        return sums.sorted { $0.key < $1.key }.map { (start: $0.key, counts: $0.value) }
    }
}
