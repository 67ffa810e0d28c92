/// A performance target of the project, with the measured value.
struct Target: Encodable {
    let name: String
    let wanted: String
    let measured: String
    let isMet: Bool
}

extension Target {
    /// Returns the targets that `report` has measurements for.
    static func judge(_ report: ThroughputReport) -> [Target] {
        let shares = [(WorkloadKind.signIns, 0.40), (.refreshes, 0.60)]
            .compactMap { share(of: $0, atLeast: $1, in: report) }
        let latencies = report.workloads.map { workload in
            let measured = workload.latencyAtHalfLoad.p99Milliseconds
            return Target(
                name: "\(workload.workload.rawValue): p99 at half load",
                wanted: "< 20 ms",
                measured: "\(measured.formatted(digits: 1)) ms",
                isMet: measured < 20
            )
        }
        let start = Target(
            name: "start",
            wanted: "< 1 s",
            measured: "\(report.startSeconds.formatted(digits: 2)) s",
            isMet: report.startSeconds < 1
        )
        let memory = report.residentMegabytesAfter.map { measured in
            Target(
                name: "memory after the load",
                wanted: "< 150 MB",
                measured: "\(measured.formatted(digits: 0)) MB",
                isMet: measured < 150
            )
        }
        return shares + latencies + [start] + (memory.map { [$0] } ?? [])
    }

    private static func share(
        of kind: WorkloadKind,
        atLeast wanted: Double,
        in report: ThroughputReport
    ) -> Target? {
        let workload = report.workloads.first { $0.workload == kind }
        guard let measured = workload?.ofSignatures?.median else { return nil }
        return Target(
            name: "\(kind.rawValue) per signature",
            wanted: ">= \(wanted.percent)",
            measured: measured.percent,
            isMet: measured >= wanted
        )
    }
}
