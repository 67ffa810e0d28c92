/// The parameters of a throughput measurement.
struct ThroughputPlan: Sendable {
    let storage: StorageKind
    let connections: Int
    let rounds: Int
    let seconds: Int
    let warmUpSeconds: Int
}
