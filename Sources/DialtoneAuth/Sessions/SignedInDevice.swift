public import Foundation
import IdentityToolkit

/// A device on which a user is signed in; Dialtone's own, upstream has nothing like it.
public struct SignedInDevice: Hashable, Sendable, Identifiable {
    /// Names the device's session.
    public let id: String

    /// What the device called itself when it signed in, as far as it did.
    public let client: String?

    /// How the user signed in there, such as `phone`.
    public let providerID: String

    /// The kind of second factor that the user proved there: `phone` or `totp`.
    public let secondFactor: String?

    /// When the user signed in there.
    public let signInDate: Date

    /// When the device last renewed its ID token, to the minute.
    public let lastUseDate: Date

    /// Whether it is this device.
    public let isCurrent: Bool

    init(_ session: AccountSession) {
        id = session.sessionID
        client = session.client
        providerID = session.providerID
        secondFactor = session.secondFactor
        signInDate = Self.date(session.createdAt)
        lastUseDate = Self.date(session.lastUsedAt)
        isCurrent = session.current ?? false
    }

    private static func date(_ milliseconds: WireInt64) -> Date {
        Date(timeIntervalSince1970: Double(milliseconds.value) / 1_000)
    }
}
