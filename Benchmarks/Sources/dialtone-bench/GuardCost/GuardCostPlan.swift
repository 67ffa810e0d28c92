/// How much is measured of the guard's cost.
struct GuardCostPlan: Sendable {
    let connections: Int
    let rounds: Int
    let seconds: Int
    let warmUpSeconds: Int
}
