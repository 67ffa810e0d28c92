/// The results of a run; the first and the last stretch are without faults.
struct DeliveryFaultsReport: Encodable {
    let storage: StorageKind
    let signInsPerSecond: Int
    let othersPerSecond: Int
    let secondsPerStretch: Int
    let hedgeAfterSeconds: Int
    let stretches: [FaultStretch]

    init(plan: DeliveryFaultsPlan, stretches: [FaultStretch]) {
        storage = plan.storage
        signInsPerSecond = plan.signInsPerSecond
        othersPerSecond = plan.othersPerSecond
        secondsPerStretch = plan.seconds
        hedgeAfterSeconds = plan.hedgeAfterSeconds
        self.stretches = stretches
    }
}

extension DeliveryFaultsReport {
    /// The report as text.
    var text: String { [heading, codes.text, others.text].joined(separator: "\n\n") }

    private var heading: String {
        """
        \(signInsPerSecond) sign-ins/s, \(othersPerSecond) refreshes/s, \(othersPerSecond) \
        look-ups/s, \(secondsPerStretch) s each, next gateway after \(hedgeAfterSeconds) s of \
        silence, storage: \(storage.rawValue)
        """
    }

    private var codes: TextTable {
        var table = TextTable(titles: [
            "first gateway", "sign-ins", "lost", "to code: p50", "p99", "longest",
        ])
        for (name, stretch) in named {
            let time = stretch.timeToCode
            table.add(
                [name, "\(stretch.signIns)", "\(stretch.lost)"]
                    + [time.p50Milliseconds, time.p99Milliseconds, time.longestMilliseconds]
                    .map(Self.milliseconds)
            )
        }
        return table
    }

    private var others: TextTable {
        var table = TextTable(titles: [
            "first gateway", "refreshes: p50", "of healthy", "p99", "of healthy",
            "look-ups: p50", "of healthy", "p99", "of healthy",
        ])
        for (name, stretch) in named {
            var row = [name]
            for kind in [\FaultStretch.refreshes, \.lookUps] {
                for percentile in [\FaultLatency.p50Milliseconds, \.p99Milliseconds] {
                    let value = stretch[keyPath: kind][keyPath: percentile]
                    let healthy = stretches[0][keyPath: kind][keyPath: percentile]
                    row += [Self.milliseconds(value), (value / healthy).percent]
                }
            }
            table.add(row)
        }
        return table
    }

    private var named: [(name: String, stretch: FaultStretch)] {
        stretches.enumerated().map { index, stretch in
            (stretch.fault?.rawValue ?? (index == 0 ? "healthy" : "healthy again"), stretch)
        }
    }

    private static func milliseconds(_ value: Double) -> String {
        "\(value.formatted(digits: 2)) ms"
    }
}
