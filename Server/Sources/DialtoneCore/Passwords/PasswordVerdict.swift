/// What a password is to an account.
package enum PasswordVerdict: Hashable, Sendable {
    case wrong
    case right

    /// Right, but its hash is of another scheme than new ones: the hash given should replace it.
    case rightButOutdated(PasswordHash)
}
