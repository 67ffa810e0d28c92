package import DialtoneModel

/// The result of verifying a password.
package enum PasswordVerdict: Hashable, Sendable {
    case wrong
    case right

    /// Right, but hashed with an outdated scheme: store the given hash instead.
    case rightButOutdated(PasswordHash)
}
