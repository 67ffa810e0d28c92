import Foundation

/// Which users of this device were asked to create a passkey, and when.
///
/// It contains IDs of accounts, so store it like the signed-in user.
public struct PasskeyOffers: Hashable, Sendable, Codable {
    private struct Entry: Hashable, Sendable, Codable {
        let accountID: String
        let date: Date
        let hasPasskey: Bool
    }

    /// The number of seconds after which a user who declined is asked again.
    static let pause: TimeInterval = 30 * 24 * 3_600

    /// The number of users to remember, the most recent ones.
    static let most = 20

    private var entries: [Entry] = []

    /// Creates a record for a device on which no user was asked.
    public init() {}

    /// Returns whether a user can be asked.
    ///
    /// A user with a passkey on this device is asked again only if the account has none left.
    func isDue(for account: SignedInAccount, at now: Date) -> Bool {
        guard let entry = entries.last(where: { $0.accountID == account.id }) else { return true }
        if entry.hasPasskey, account.hasPasskey { return false }
        return now.timeIntervalSince(entry.date) >= Self.pause
    }

    mutating func note(_ accountID: String, hasPasskey: Bool, at now: Date) {
        entries.removeAll { $0.accountID == accountID }
        entries.append(Entry(accountID: accountID, date: now, hasPasskey: hasPasskey))
        entries.removeFirst(max(0, entries.count - Self.most))
    }
}

extension PasskeyOffers: CustomStringConvertible, CustomReflectable {
    /// The number of users only, to keep their IDs out of logs.
    public var description: String { "PasskeyOffers(\(entries.count))" }

    /// Empty, to keep the IDs out of logs.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
