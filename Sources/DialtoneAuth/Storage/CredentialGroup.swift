/// A group of apps that share a signed-in user: a keychain access group, or a directory elsewhere.
public struct CredentialGroup: Hashable, Sendable {
    /// The name, for example `TEAMID.org.example.shared`.
    public let name: String

    /// Whether the user is shared with the user's other devices; only for the keychain.
    public let isSharedAcrossDevices: Bool

    /// Creates a group; `nil` if the name is invalid.
    ///
    /// A name has 1 to 128 ASCII letters, digits, dots, hyphens and underscores, and does not begin
    /// with a dot.
    public init?(_ name: String, isSharedAcrossDevices: Bool = false) {
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"):
                true
            default: false
            }
        }
        guard isPlain, (1...128).contains(name.utf8.count), !name.hasPrefix(".") else {
            return nil
        }
        self.name = name
        self.isSharedAcrossDevices = isSharedAcrossDevices
    }
}
