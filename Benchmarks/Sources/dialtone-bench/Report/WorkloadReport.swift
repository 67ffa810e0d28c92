/// The measurements of one workload.
struct WorkloadReport: Encodable {
    let workload: WorkloadKind
    let perSecond: Spread

    /// The throughput as a share of the machine's signatures per second in the same round.
    let ofSignatures: Spread?
    let serverMicrosecondsPerUnit: Spread?
    let generatorMicrosecondsPerUnit: Spread?
    let latencyAtHalfLoad: LatencyReport
}
