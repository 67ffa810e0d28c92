import DialtoneBasics
import DialtoneModel

/// The columns that count messages and attempts, for statistics and for the counts of an hour.
enum MessageCounts {
    static let funnel = """
        count(*) AS messages,
        \(count("state IN (1, 4, 5)")) AS accepted,
        \(count("delivered_at IS NOT NULL")) AS delivered,
        \(count("entered_at IS NOT NULL")) AS entered,
        \(count("state = 3")) AS failed
        """

    static let attempts = """
        count(*) AS attempts,
        \(count("attempt.choice LIKE '%\"learned\"%'")) AS learned,
        \(count("attempt.outcome = 'accepted'")) AS accepted,
        \(count("attempt.outcome = 'unknown'")) AS unknown,
        \(count("attempt.state = 4")) AS delivered,
        \(count("attempt.state = 3")) AS failed,
        \(count(
            "attempt.outcome IN ('accepted', 'unknown') AND message.entered_at IS NOT NULL"
        )) AS entered,
        \(count("attempt.is_possible_double = 1")) AS possible_doubles,
        CAST(sum(attempt.price_micros) AS bigint) AS price_micros
        """

    static let funnelNames = ["messages", "accepted", "delivered", "entered", "failed"]
    static let attemptNames = [
        "attempts", "learned", "accepted", "unknown", "delivered", "failed", "entered",
        "possible_doubles", "price_micros",
    ]

    /// The columns of counted hours, summed.
    static func sums(_ names: [String]) -> String {
        names.map { "CAST(sum(\($0)) AS bigint) AS \($0)" }.joined(separator: ", ")
    }

    static func count(_ condition: String) -> String {
        "count(CASE WHEN \(condition) THEN 1 END)"
    }
}

/// A part of the message log whose hours have no valid counts.
struct UncountedRange {
    let start: Timestamp

    /// `nil` for the part up to the newest message.
    let end: Timestamp?
}

/// The parts of the message log whose hours have no valid counts, oldest first.
struct UncountedRanges: Sequence {
    private(set) var ranges: [UncountedRange] = []
    private(set) var hasCountedHours = false

    /// Creates the ranges since `moment` between counted hours, which are in order.
    init(since moment: Timestamp, around counted: [Timestamp]) {
        hasCountedHours = !counted.isEmpty
        var start = moment
        for hour in counted {
            if start < hour { ranges.append(UncountedRange(start: start, end: hour)) }
            start = hour + MessageHour.length
        }
        ranges.append(UncountedRange(start: start, end: nil))
    }

    func makeIterator() -> IndexingIterator<[UncountedRange]> { ranges.makeIterator() }
}

/// The statistics of gateways, summed from several results.
struct GatewaySums {
    private struct Key: Hashable {
        let gatewayName: String
        let region: String
        let currency: String
    }

    private var sums: [Key: [Int64?]] = [:]

    /// Adds rows with a gateway, a country, a currency and the counts of each.
    mutating func add(_ rows: [SQLRow]) throws {
        for row in rows {
            let region: String? = try row["region"]
            let currency: String? = try row["price_currency"]
            let key = Key(
                gatewayName: try row["gateway_name"],
                region: region ?? "",
                currency: currency ?? ""
            )
            let counts = try MessageCounts.attemptNames.map { name -> Int64? in try row[name] }
            guard let earlier = sums[key] else {
                sums[key] = counts
                continue
            }
            sums[key] = zip(earlier, counts).map { lhs, rhs in
                lhs == nil && rhs == nil ? nil : (lhs ?? 0) + (rhs ?? 0)
            }
        }
    }

    /// The statistics, ordered by gateway, country and currency.
    var statistics: [GatewayStatistics] {
        sums.sorted { lhs, rhs in
            (lhs.key.gatewayName, lhs.key.region, lhs.key.currency)
                < (rhs.key.gatewayName, rhs.key.region, rhs.key.currency)
        }
        .map { key, counts in
            func count(_ name: String) -> Int64? {
                MessageCounts.attemptNames.firstIndex(of: name).flatMap { counts[$0] }
            }
            func number(_ name: String) -> Int { Int(count(name) ?? 0) }
            let micros = key.currency.isEmpty ? nil : count("price_micros")
            return GatewayStatistics(
                gatewayName: key.gatewayName,
                region: key.region.isEmpty ? nil : key.region,
                attempts: number("attempts"),
                learned: number("learned"),
                accepted: number("accepted"),
                unknown: number("unknown"),
                delivered: number("delivered"),
                failed: number("failed"),
                entered: number("entered"),
                possibleDoubles: number("possible_doubles"),
                cost: micros.map { Money(micros: $0, currency: key.currency) }
            )
        }
    }
}

extension PeriodCost {
    /// The sums of rows with a period, a currency and an amount; ordered by time and currency.
    static func sums(of rows: [SQLRow], by length: TimeSpan) throws -> [PeriodCost] {
        var sums: [Timestamp: [String: Int64]] = [:]
        for row in rows {
            let period: Int64 = try row["period"]
            let start = Timestamp(milliseconds: period * length.milliseconds)
            let micros: Int64 = try row["price_micros"]
            sums[start, default: [:]][try row["price_currency"], default: 0] += micros
        }
        return sums.sorted { $0.key < $1.key }.flatMap { start, costs in
            costs.sorted { $0.key < $1.key }.map { currency, micros in
                PeriodCost(start: start, cost: Money(micros: micros, currency: currency))
            }
        }
    }
}
