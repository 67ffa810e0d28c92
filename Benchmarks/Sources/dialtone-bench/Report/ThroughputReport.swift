/// The results of a whole run.
struct ThroughputReport: Encodable {
    let storage: StorageKind
    let nodes: Int
    let algorithm: TokenAlgorithm
    let cores: Int
    let connections: Int
    let rounds: Int
    let secondsPerRound: Int
    let signatureCommand: String
    let signaturesPerSecond: Spread?
    let startSeconds: Double
    let residentMegabytesIdle: Double?
    let residentMegabytesAfter: Double?
    let workloads: [WorkloadReport]
}
