package import DialtoneBasics

/// A verified identity of a user who could not be signed in yet.
///
/// The client holds it, encrypted, as `pendingToken`.
package struct PendingIdentity: ProviderHandle {
    package static let name = "pending-token"
    static let lifetime = TimeSpan.minutes(10)

    package let identity: ProviderIdentity
    package let expiresAt: Int64

    package init(_ identity: ProviderIdentity, at now: Timestamp) {
        self.identity = identity
        expiresAt = (now + Self.lifetime).milliseconds
    }
}
