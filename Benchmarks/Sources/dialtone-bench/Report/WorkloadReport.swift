/// What was measured of one workload.
struct WorkloadReport: Encodable {
    let workload: WorkloadKind
    let perSecond: Spread

    /// Share of the signatures that the machine made in a second of the same round.
    let ofSignatures: Spread?
    let serverMicrosecondsPerUnit: Spread?
    let generatorMicrosecondsPerUnit: Spread?
    let latencyAtHalfLoad: LatencyReport
}
