/// How much is measured while gateways break.
struct DeliveryFaultsPlan: Sendable {
    let storage: StorageKind

    /// What the first gateway suffers, one after the other.
    var faults = DeliveryFault.allCases
    let signInsPerSecond: Int

    /// Of refreshes and of look-ups, each.
    let othersPerSecond: Int
    let seconds: Int
    let warmUpSeconds: Int
    let hedgeAfterSeconds: Int

    /// Whether each fault meets a gateway that is trusted again.
    var awaitsRecovery = true

    /// How many sign-ins may wait for a code at once.
    var connections: Int { signInsPerSecond * (hedgeAfterSeconds * 2 + 1) + 16 }
}
