/// Where Apple's push service finds one app on one device.
package struct DeviceToken: Hashable, Sendable {
    /// Apple fixes no length; today it is 32 bytes.
    private static let lengths = 1...128

    /// In hex, lower case.
    package let hex: String

    /// `nil` unless `text` is hex for some bytes, in upper or lower case.
    package init?(hex text: String) {
        guard text.utf8.count.isMultiple(of: 2), Self.lengths.contains(text.utf8.count / 2),
            text.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit })
        else { return nil }
        hex = text.lowercased()
    }
}

extension DeviceToken: CustomStringConvertible {
    /// Only the end: whoever has the whole may send pushes, if with a key of the team.
    package var description: String { "DeviceToken(…\(hex.suffix(4)))" }
}
