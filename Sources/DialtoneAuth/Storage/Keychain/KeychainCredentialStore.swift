#if canImport(Security)
public import Foundation

/// Keeps the user in the system's keychain, from the device's first unlock on.
///
/// On iOS, entries outlive the app: a person who installs it again is still signed in.
public struct KeychainCredentialStore: CredentialStore {
    private let entries = KeychainEntries(SystemKeychain())

    /// Creates a store.
    public init() {}

    /// Reads an entry; throws while the device is locked, also where the keychain then denies that
    /// the entry exists.
    public func read(_ key: CredentialKey) throws -> Data? {
        try entries.read(key)
    }

    /// Writes an entry, which never leaves the device unless its group is shared across devices.
    public func write(_ data: Data, for key: CredentialKey) throws {
        try entries.write(data, for: key)
    }

    /// Removes an entry.
    public func remove(_ key: CredentialKey) throws {
        try entries.remove(key)
    }

    /// Replaces an entry that is still there as it was.
    public func replace(_ old: Data, with new: Data, for key: CredentialKey) throws -> Bool {
        try entries.replace(old, with: new, for: key)
    }

    /// The keychain's access group of that name, which the app needs an entitlement for.
    public func store(for group: CredentialGroup) -> any CredentialStore {
        entries.store(for: group)
    }
}
#endif
