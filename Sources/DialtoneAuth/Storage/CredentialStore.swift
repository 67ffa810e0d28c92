public import Foundation

/// Stores the signed-in user between launches of the app.
///
/// Every method throws if the store cannot be used; a missing entry is not an error.
public protocol CredentialStore: Sendable {
    /// Returns the value for the key; `nil` if there is none.
    func read(_ key: CredentialKey) throws -> Data?

    /// Replaces the value for the key, atomically.
    func write(_ data: Data, for key: CredentialKey) throws

    /// Replaces the value for the key if it is still `old`, and returns whether it was.
    ///
    /// The default implementation reads, compares and writes. A store that several processes use
    /// should do this atomically, so that one process cannot undo another's sign-out.
    func replace(_ old: Data, with new: Data, for key: CredentialKey) throws -> Bool

    /// Deletes the value for the key, if any.
    func remove(_ key: CredentialKey) throws

    /// Returns the part of this store that an access group shares; by default, it has separate
    /// keys.
    func store(for group: CredentialGroup) -> any CredentialStore

    /// Returns a stream with an element after each change of the entry, also by other processes.
    ///
    /// Elements for other entries, and for changes by this process, do no harm. The default
    /// implementation reports nothing: users of an access group who sign in or out in another
    /// process are then noticed later.
    func changes(of key: CredentialKey) -> AsyncStream<Void>
}

extension CredentialStore {
    /// Reads, compares and writes; not atomic.
    public func replace(_ old: Data, with new: Data, for key: CredentialKey) throws -> Bool {
        guard try read(key) == old else { return false }
        try write(new, for: key)
        return true
    }

    /// Returns the part of this store whose keys begin with the group.
    ///
    /// Other apps can access it only if they can access this store.
    public func store(for group: CredentialGroup) -> any CredentialStore {
        GroupedCredentialStore(self, group: group)
    }

    /// Returns a stream without elements.
    public func changes(of key: CredentialKey) -> AsyncStream<Void> {
        AsyncStream { $0.finish() }
    }
}

/// The key of an entry in a ``CredentialStore``.
public struct CredentialKey: Hashable, Sendable {
    /// The app's part of the key, for example `firebase_auth_1:123:ios:abc`.
    public var service: String

    /// The name of the entry.
    public var account: String

    /// Creates a key.
    public init(service: String, account: String) {
        self.service = service
        self.account = account
    }
}
