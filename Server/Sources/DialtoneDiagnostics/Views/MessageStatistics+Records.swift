package import DialtoneBasics
package import DialtoneModel
import IdentityToolkit
package import IdentityToolkitAdmin

extension MessageStatistics {
    /// How many days are divided into hours; longer periods are divided into days.
    private static let daysByHour: Int64 = 3

    /// Reads the statistics of the last `days`; of all projects if `project` is `nil`.
    package init(
        of project: ProjectID?,
        days: Int64,
        at now: Timestamp,
        from data: any MessageLogReader
    ) throws {
        self.init()
        let start = now - .days(days)
        let length = days <= Self.daysByHour ? TimeSpan.hours(1) : .days(1)
        let funnels = try data.messageFunnels(of: project, since: start, by: length)
        since = start.readable
        period = days <= Self.daysByHour ? "hour" : "day"
        let costs = Dictionary(
            grouping: try data.messageCosts(of: project, since: start, by: length),
            by: \.start
        )
        periods = funnels.byPeriod.map { period in
            PeriodStatistics(period.start, period.counts, costs[period.start] ?? [])
        }
        let figures = try data.gatewayStatistics(of: project, since: start)
        gateways = figures.map(GatewayFigures.init)
        let charged = Dictionary(grouping: figures, by: \.region)
        countries = funnels.byRegion.map { funnel in
            CountryStatistics(funnel, (charged[funnel.region] ?? []).compactMap(\.cost))
        }
    }
}

extension CountryStatistics {
    fileprivate init(_ funnel: MessageFunnel, _ charged: [Money]) {
        self.init()
        let counts = funnel.counts
        country = funnel.region ?? "none"
        messages = counts.messages
        accepted = counts.accepted
        delivered = counts.delivered
        entered = counts.entered
        failed = counts.failed
        let sums = Dictionary(charged.map { ($0.currency, $0.micros) }, uniquingKeysWith: +)
        costs = sums.sorted { $0.key < $1.key }
            .map { ChargedCost(Money(micros: $0.value, currency: $0.key)) }
    }
}

extension PeriodStatistics {
    fileprivate init(
        _ start: Timestamp,
        _ counts: MessageFunnel.Counts,
        _ costs: [PeriodCost]
    ) {
        self.init()
        self.start = start.readable
        messages = counts.messages
        accepted = counts.accepted
        delivered = counts.delivered
        entered = counts.entered
        failed = counts.failed
        self.costs = costs.map { ChargedCost($0.cost) }
    }
}

extension ChargedCost {
    fileprivate init(_ cost: Money) {
        self.init()
        currency = cost.currency
        micros = Int(cost.micros)
        text = cost.text
    }
}

extension GatewayFigures {
    fileprivate init(_ statistics: GatewayStatistics) {
        self.init()
        gateway = statistics.gatewayName
        country = statistics.region ?? "none"
        attempts = statistics.attempts
        learned = statistics.learned
        accepted = statistics.accepted
        unknown = statistics.unknown
        delivered = statistics.delivered
        failed = statistics.failed
        entered = statistics.entered
        possibleDoubles = statistics.possibleDoubles
        cost = statistics.cost?.text
        guard statistics.entered > 0 else { return }
        costPerEntered = statistics.cost.map {
            Money(micros: $0.micros / Int64(statistics.entered), currency: $0.currency).text
        }
    }
}
