/// Why a credential store cannot be used; the sentence holds no secret.
struct CredentialStoreProblem: Error, Hashable, CustomStringConvertible {
    let description: String

    /// Whether the store can be used as soon as the device is unlocked.
    let isLocked: Bool

    init(_ description: String, isLocked: Bool = false) {
        self.description = description
        self.isLocked = isLocked
    }

    /// Whatever it keeps cannot be read before the device's first unlock.
    static let locked = Self("The device is locked.", isLocked: true)
}
