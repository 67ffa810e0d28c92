/// An APNs device token, which identifies one app on one device.
package struct DeviceToken: Hashable, Sendable {
    /// The accepted lengths in bytes; Apple specifies none, and currently uses 32.
    private static let lengths = 1...128

    /// The token in lower-case hex.
    package let hex: String

    /// Parses a hex string of either case; returns `nil` if it is malformed.
    package init?(hex text: String) {
        guard text.utf8.count.isMultiple(of: 2), Self.lengths.contains(text.utf8.count / 2),
            text.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit })
        else { return nil }
        hex = text.lowercased()
    }
}

extension DeviceToken: CustomStringConvertible {
    /// Only the last characters: with the whole token and a key of the team, pushes can be sent.
    package var description: String { "DeviceToken(…\(hex.suffix(4)))" }
}
