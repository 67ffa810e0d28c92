/// The secret that an authenticator app is set up with.
public struct AuthenticatorSecret: Hashable, Sendable {
    /// The key for manual entry, in Base32.
    public let key: String

    /// The address for a QR code, and for opening an authenticator app on this device.
    public let address: String

    /// The number of digits of the app's codes.
    public let codeLength: Int

    /// Creates a secret.
    public init(key: String, address: String, codeLength: Int = 6) {
        self.key = key
        self.address = address
        self.codeLength = codeLength
    }

    /// The key in groups of four characters.
    public var groupedKey: String {
        var rest = key[...]
        var groups: [Substring] = []
        while !rest.isEmpty {
            groups.append(rest.prefix(4))
            rest = rest.dropFirst(4)
        }
        return groups.joined(separator: " ")
    }
}

extension AuthenticatorSecret: CustomStringConvertible, CustomReflectable {
    /// The type only, to keep the key out of logs.
    public var description: String { "AuthenticatorSecret" }

    /// Empty, to keep the key out of logs.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
