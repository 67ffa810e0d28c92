package import DialtoneBasics

/// A client address from which an account's password was proved: entered, reset by mail or changed.
///
/// Passwords tried from it have limits of their own, so that an attacker elsewhere cannot keep the
/// owner out.
package struct KnownPlace: Hashable, Sendable {
    /// How long an address stays known without another proof.
    package static let lifetime = TimeSpan.days(30)

    /// How many addresses are known for an account; a new one replaces the oldest.
    package static let perAccount = 5

    /// The client address, in the format of ``SendOrigin/address``.
    package let address: String
    package let provedAt: Timestamp

    package init(address: String, provedAt: Timestamp) {
        self.address = address
        self.provedAt = provedAt
    }

    /// Whether its own limits still apply at `now`.
    package func isKnown(at now: Timestamp) -> Bool { now - provedAt < Self.lifetime }
}
