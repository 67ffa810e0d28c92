public import Foundation
import IdentityToolkit

/// A device on which a user is signed in; Firebase has no equivalent.
public struct SignedInDevice: Hashable, Sendable, Identifiable {
    /// The ID of the device's session.
    public let id: String

    /// The client name that the device reported at sign-in, if any.
    public let client: String?

    /// The provider of the sign-in, for example `phone`.
    public let providerID: String

    /// The kind of second factor of the sign-in: `phone` or `totp`.
    public let secondFactor: String?

    /// When the user signed in on the device.
    public let signInDate: Date

    /// When the device last renewed its ID token, with a resolution of one minute.
    public let lastUseDate: Date

    /// Whether this is the current device.
    public let isCurrent: Bool

    init(_ session: AccountSession) {
        id = session.sessionId
        client = session.client
        providerID = session.providerId
        secondFactor = session.secondFactor
        signInDate = Self.date(session.createdAt)
        lastUseDate = Self.date(session.lastUsedAt)
        isCurrent = session.current ?? false
    }

    private static func date(_ milliseconds: WireInt64) -> Date {
        Date(timeIntervalSince1970: Double(milliseconds.value) / 1_000)
    }
}
