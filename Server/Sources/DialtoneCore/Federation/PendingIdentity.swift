/// A person whom a provider has vouched for, and who could not be signed in yet.
///
/// The client carries it, sealed, as `pendingToken`.
struct PendingIdentity: ProviderHandle {
    static let name = "pending-token"
    static let lifetime = TimeSpan.minutes(10)

    let identity: ProviderIdentity
    let expiresAt: Int64

    init(_ identity: ProviderIdentity, at now: Timestamp) {
        self.identity = identity
        expiresAt = (now + Self.lifetime).milliseconds
    }
}
