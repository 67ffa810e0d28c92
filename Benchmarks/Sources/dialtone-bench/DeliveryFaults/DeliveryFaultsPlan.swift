/// The parameters of a measurement with failing gateways.
struct DeliveryFaultsPlan: Sendable {
    let storage: StorageKind

    /// The faults of the first gateway, in order.
    var faults = DeliveryFault.allCases
    let signInsPerSecond: Int

    /// The rate of refreshes, and also of look-ups.
    let othersPerSecond: Int
    let seconds: Int
    let warmUpSeconds: Int
    let hedgeAfterSeconds: Int

    /// Whether each fault begins only after the gateway has recovered from the last one.
    var awaitsRecovery = true

    /// The number of sign-ins that may wait for a code at the same time.
    var connections: Int { signInsPerSecond * (hedgeAfterSeconds * 2 + 1) + 16 }
}
