public import Foundation

/// Keeps the signed-in user from one start of the app to the next.
///
/// Every method throws where the store cannot be used; absence is not an error.
public protocol CredentialStore: Sendable {
    /// What was written last under this key; `nil` where nothing was.
    func read(_ key: CredentialKey) throws -> Data?

    /// Replaces what is there, wholly or not at all.
    func write(_ data: Data, for key: CredentialKey) throws

    /// Replaces what is there if it is still `old`, and tells whether it was.
    ///
    /// By default it reads, compares and writes. A store that several processes use should let none
    /// of them come in between: this is what keeps one process from undoing another's sign-out.
    func replace(_ old: Data, with new: Data, for key: CredentialKey) throws -> Bool

    /// Forgets what is there, if anything.
    func remove(_ key: CredentialKey) throws

    /// The part of this store that an access group shares; by default it has keys of its own.
    func store(for group: CredentialGroup) -> any CredentialStore
}

extension CredentialStore {
    /// Reads, compares and writes.
    public func replace(_ old: Data, with new: Data, for key: CredentialKey) throws -> Bool {
        guard try read(key) == old else { return false }
        try write(new, for: key)
        return true
    }

    /// The part of this store whose keys begin with the group.
    ///
    /// Other apps see it only where they see this store.
    public func store(for group: CredentialGroup) -> any CredentialStore {
        GroupedCredentialStore(self, group: group)
    }
}

/// Names one entry of a ``CredentialStore``.
public struct CredentialKey: Hashable, Sendable {
    /// The app's part, such as `firebase_auth_1:123:ios:abc`.
    public var service: String

    /// The entry's own name.
    public var account: String

    /// Creates a key.
    public init(service: String, account: String) {
        self.service = service
        self.account = account
    }
}
