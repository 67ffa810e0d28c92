/// The reason why a credential store cannot be used; the message contains no secrets.
struct CredentialStoreProblem: Error, Hashable, CustomStringConvertible {
    let description: String

    /// Whether the store becomes usable when the device is unlocked.
    let isLocked: Bool

    init(_ description: String, isLocked: Bool = false) {
        self.description = description
        self.isLocked = isLocked
    }

    /// The store cannot be read before the device's first unlock.
    static let locked = Self("The device is locked.", isLocked: true)
}
