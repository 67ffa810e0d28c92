/// The results of a run with slow disks.
struct SlowDiskReport: Encodable {
    struct Disk: Encodable {
        let fault: DiskFault

        /// As many sign-ins as possible.
        let signInsPerSecond: Double

        /// Latencies at fixed rates, all three kinds at the same time.
        let signIns: LatencyReport
        let refreshes: LatencyReport
        let lookUps: LatencyReport
    }

    let connections: Int
    let secondsPerMeasurement: Int
    let disks: [Disk]

    init(plan: SlowDiskPlan, disks: [Disk]) {
        connections = plan.connections
        secondsPerMeasurement = plan.seconds
        self.disks = disks
    }
}

extension SlowDiskReport {
    /// The report as text.
    var text: String {
        "\(connections) connections, \(secondsPerMeasurement) s for each measurement, "
            + "storage: sqlite\n\n\(table.text)"
    }

    private var table: TextTable {
        var table = TextTable(titles: [
            "disk", "sign-ins/s", "of the first", "sign-ins at", "p50", "p99", "refreshes: p50",
            "p99", "look-ups: p50", "p99",
        ])
        for disk in disks {
            var row = [
                disk.fault.rawValue,
                disk.signInsPerSecond.formatted(digits: 0),
                (disk.signInsPerSecond / disks[0].signInsPerSecond).percent,
                "\(disk.signIns.arrivalsPerSecond.formatted(digits: 0))/s",
            ]
            for latency in [disk.signIns, disk.refreshes, disk.lookUps] {
                row += [latency.p50Milliseconds, latency.p99Milliseconds]
                    .map { "\($0.formatted(digits: 2)) ms" }
            }
            table.add(row)
        }
        return table
    }
}
