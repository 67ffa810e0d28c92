package import DialtoneModel

/// The delivery statistics of gateways by country and by number prefix.
package struct RouteKnowledge: Hashable, Sendable {
    /// The number and the cost of messages, by result.
    package struct Tally: Hashable, Sendable {
        package var entered = 0
        package var missed = 0
        package var micros: Int64 = 0
        package var priced = 0

        package var decided: Int { entered + missed }

        /// The average cost of a message; `nil` if no price is known.
        package var meanMicros: Double? {
            priced == 0 ? nil : Double(micros) / Double(priced)
        }

        static func += (sum: inout Self, record: RouteRecord) {
            sum.entered += record.entered
            sum.missed += record.missed
            sum.micros += record.micros
            sum.priced += record.priced
        }
    }

    private struct Key: Hashable {
        let gateway: String
        let place: String
    }

    private var regions: [Key: Tally] = [:]
    private var prefixes: [Key: Tally] = [:]

    package init(_ records: [RouteRecord] = []) {
        for record in records { add(record) }
    }

    package mutating func add(_ record: RouteRecord) {
        let region = Key(gateway: record.gatewayName, place: record.region ?? "")
        regions[region, default: Tally()] += record
        let prefix = Key(gateway: record.gatewayName, place: record.prefix)
        prefixes[prefix, default: Tally()] += record
    }

    package func tally(of gateway: String, in region: String?) -> Tally {
        regions[Key(gateway: gateway, place: region ?? "")] ?? Tally()
    }

    package func tally(of gateway: String, prefix: String) -> Tally {
        prefixes[Key(gateway: gateway, place: prefix)] ?? Tally()
    }
}
