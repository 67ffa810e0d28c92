/// The address of a signed-in user, who has to confirm it.
public struct UnverifiedEmail: Hashable, Sendable {
    /// The address.
    public let address: String

    /// Creates an address.
    public init(_ address: String) {
        self.address = address
    }
}

extension UnverifiedEmail: CustomStringConvertible, CustomReflectable {
    /// The type only, to keep the address out of logs.
    public var description: String { "UnverifiedEmail" }

    /// Empty, to keep the address out of logs.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
