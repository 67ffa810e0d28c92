import Foundation

/// A sign-in that waits for its code, to continue after the system has ended the app.
///
/// Users leave the app to read the message, and systems end apps in the background. It contains the
/// number and the verification ID, but never a code, so store it like the signed-in user.
public struct SignInSnapshot: Hashable, Sendable, Codable {
    /// The form of this snapshot.
    static let currentVersion = 1

    /// How long a code counts as valid if the server did not say, in seconds.
    static let defaultLifetime: TimeInterval = 600

    let version: Int
    let countryCode: String
    let text: String
    let isFixed: Bool
    let sent: SentCode
    let expiresAt: Date

    init(_ entry: NumberEntry, sent: SentCode, at now: Date) {
        version = Self.currentVersion
        countryCode = entry.country.code
        text = entry.text
        isFixed = entry.isFixed
        self.sent = sent
        expiresAt = sent.expiresAt ?? now.addingTimeInterval(Self.defaultLifetime)
    }

    /// The number; `nil` if this is the snapshot of an unknown version or country.
    var entry: NumberEntry? {
        guard version == Self.currentVersion, let country = CountryTable.byCode[countryCode] else {
            return nil
        }
        var entry = NumberEntry(country: country, text: text)
        entry.isFixed = isFixed
        return entry
    }
}

extension SignInSnapshot: CustomStringConvertible, CustomReflectable {
    /// The type only, so that the number gets into no log.
    public var description: String { "SignInSnapshot" }

    /// Empty, so that the number gets into no log.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
