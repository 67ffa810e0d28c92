/// An account that has the address of a provider's user, but another way to sign in.
public struct ExistingAccount: Hashable, Sendable {
    /// The address.
    public let email: String

    /// The ways to sign in to it that the screen offers.
    ///
    /// If the project keeps the ways of accounts private, the list has all ways that use an address.
    public let methods: [SignInMethod]

    /// Creates an account.
    public init(email: String, methods: [SignInMethod]) {
        self.email = email
        self.methods = methods
    }
}

extension ExistingAccount: CustomStringConvertible, CustomReflectable {
    /// The type only, to keep the address out of logs.
    public var description: String { "ExistingAccount" }

    /// Empty, to keep the address out of logs.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
