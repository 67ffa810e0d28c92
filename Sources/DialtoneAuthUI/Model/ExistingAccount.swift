/// An account that has the address of a provider's user, but another way to sign in.
public struct ExistingAccount: Hashable, Sendable {
    /// The address.
    public let email: String

    /// The ways to sign in to it that the screen offers.
    ///
    /// If the project keeps private which ways an account has, it is all that fit an address.
    public let methods: [SignInMethod]

    /// Creates an account.
    public init(email: String, methods: [SignInMethod]) {
        self.email = email
        self.methods = methods
    }
}

extension ExistingAccount: CustomStringConvertible, CustomReflectable {
    /// The type only, so that the address gets into no log.
    public var description: String { "ExistingAccount" }

    /// Empty, so that the address gets into no log.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
