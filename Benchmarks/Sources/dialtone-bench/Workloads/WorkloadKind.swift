/// The workloads, in the order in which a round runs them.
enum WorkloadKind: String, CaseIterable, Encodable {
    case signIns = "sign-ins"
    case refreshes
    case lookUps = "look-ups"
    case emptyCalls = "empty calls"
}
