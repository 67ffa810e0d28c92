import Foundation

/// The calls of the system's keychain, which return a status.
///
/// It is a protocol so that the rules of ``KeychainEntries`` can be tested without a keychain.
protocol Keychain: Sendable {
    func data(of item: KeychainItem) -> (status: KeychainStatus, data: Data?)
    func add(_ item: KeychainItem, _ data: Data) -> KeychainStatus
    func update(_ item: KeychainItem, _ data: Data) -> KeychainStatus
    func delete(_ item: KeychainItem) -> KeychainStatus

    /// Tells other processes of this device that an item of the group has changed; the keychain
    /// itself does not.
    func announceChange(in group: CredentialGroup)

    /// Returns a stream with an element after each announcement for the group.
    func changes(in group: CredentialGroup) -> AsyncStream<Void>
}

/// A keychain item: in the app's own access group, or in one that several apps share.
struct KeychainItem: Hashable, Sendable {
    var key: CredentialKey
    var group: CredentialGroup?
}

/// The status of a keychain call, with the system's numbers.
struct KeychainStatus: RawRepresentable, Hashable, Sendable {
    let rawValue: Int32

    static let success = Self(rawValue: 0)
    static let duplicateItem = Self(rawValue: -25299)
    static let itemNotFound = Self(rawValue: -25300)
    static let interactionNotAllowed = Self(rawValue: -25308)
    static let missingEntitlement = Self(rawValue: -34018)
}
