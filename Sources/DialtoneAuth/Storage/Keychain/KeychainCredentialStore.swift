#if canImport(Security)
public import Foundation

/// Stores the user in the system's keychain, which is available after the device's first unlock.
///
/// On iOS, entries remain when the app is deleted: a user who installs it again is still signed in,
/// unless ``FirebaseOptions/forgetsUserAfterReinstallation`` is set.
public struct KeychainCredentialStore: CredentialStore {
    private let entries = KeychainEntries(SystemKeychain())

    /// Creates a store.
    public init() {}

    /// Reads an entry; throws while the device is locked, even if the keychain reports that the
    /// entry does not exist.
    public func read(_ key: CredentialKey) throws -> Data? {
        try entries.read(key)
    }

    /// Writes an entry, which stays on the device unless its group is shared across devices.
    public func write(_ data: Data, for key: CredentialKey) throws {
        try entries.write(data, for: key)
    }

    /// Removes an entry.
    public func remove(_ key: CredentialKey) throws {
        try entries.remove(key)
    }

    /// Replaces an entry if it is unchanged.
    public func replace(_ old: Data, with new: Data, for key: CredentialKey) throws -> Bool {
        try entries.replace(old, with: new, for: key)
    }

    /// Returns a stream with an element after each change in this store's access group by a process
    /// of this device; without a group it has none.
    public func changes(of key: CredentialKey) -> AsyncStream<Void> {
        entries.changes(of: key)
    }

    /// Returns the store in the keychain access group with this name; the app needs its
    /// entitlement.
    public func store(for group: CredentialGroup) -> any CredentialStore {
        entries.store(for: group)
    }
}
#endif
