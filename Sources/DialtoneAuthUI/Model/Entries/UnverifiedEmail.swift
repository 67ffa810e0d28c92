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
    /// The type only, so that the address gets into no log.
    public var description: String { "UnverifiedEmail" }

    /// Empty, so that the address gets into no log.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
