/// Names the apps that share one signed-in user: a keychain access group, or elsewhere a folder.
public struct CredentialGroup: Hashable, Sendable {
    /// The name, such as `TEAMID.org.example.shared`.
    public let name: String

    /// Whether the user is there on the person's other devices too; for the keychain only.
    public let isSharedAcrossDevices: Bool

    /// Creates a group; `nil` where the name is none.
    ///
    /// A name has 1 to 128 letters, digits, dots, hyphens and underscores of ASCII, and no dot at
    /// its beginning.
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
