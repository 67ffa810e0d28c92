extension ThroughputReport {
    /// The report as text.
    var text: String {
        [heading, throughput.text, latencies.text, targets.text].joined(separator: "\n\n")
    }

    private var heading: String {
        var lines = [
            "\(cores) cores, \(connections) connections, \(rounds) rounds of "
                + "\(secondsPerRound) s, storage: \(storage.rawValue), nodes: \(nodes), "
                + "tokens: \(algorithm.rawValue)",
            "start \(startSeconds.formatted(digits: 2)) s, memory "
                + "\(megabytes(residentMegabytesIdle)) idle, "
                + "\(megabytes(residentMegabytesAfter)) after the load",
        ]
        if let signaturesPerSecond {
            lines.append(
                "RSA-2048 signatures, \(signatureCommand): \(rate(signaturesPerSecond))"
            )
        } else {
            lines.append("RSA-2048 signatures: not measured, since openssl is not to be had")
        }
        return lines.joined(separator: "\n")
    }

    private var throughput: TextTable {
        var table = TextTable(titles: [
            "as fast as it goes", "per second", "lowest - highest", "of signatures",
            "server CPU", "generator CPU",
        ])
        for workload in workloads {
            table.add([
                workload.workload.rawValue,
                workload.perSecond.median.formatted(digits: 0),
                workload.perSecond.range,
                workload.ofSignatures?.median.percent ?? "-",
                workload.serverMicrosecondsPerUnit.microseconds,
                workload.generatorMicrosecondsPerUnit.microseconds,
            ])
        }
        return table
    }

    private var latencies: TextTable {
        var table = TextTable(titles: [
            "at half of that rate", "per second", "p50", "p90", "p99", "p99.9",
        ])
        for workload in workloads {
            let latency = workload.latencyAtHalfLoad
            table.add(
                [workload.workload.rawValue, latency.arrivalsPerSecond.formatted(digits: 0)]
                    + [
                        latency.p50Milliseconds, latency.p90Milliseconds,
                        latency.p99Milliseconds, latency.p999Milliseconds,
                    ]
                    .map { "\($0.formatted(digits: 2)) ms" }
            )
        }
        return table
    }

    private var targets: TextTable {
        var table = TextTable(titles: ["target", "wanted", "measured", ""])
        for target in Target.judge(self) {
            table.add([
                target.name, target.wanted, target.measured, target.isMet ? "met" : "NOT MET",
            ])
        }
        return table
    }

    private func rate(_ spread: Spread) -> String {
        "\(spread.median.formatted(digits: 0))/s (\(spread.range))"
    }

    private func megabytes(_ value: Double?) -> String {
        value.map { "\($0.formatted(digits: 0)) MB" } ?? "unknown"
    }
}
