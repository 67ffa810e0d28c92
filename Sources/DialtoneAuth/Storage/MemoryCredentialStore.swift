public import Foundation

/// Stores the user in memory, until the process ends: for servers and tests.
public final class MemoryCredentialStore: CredentialStore {
    private let entries = Locked<[CredentialKey: Data]>([:])
    private let subscribers = Subscribers()

    /// Creates an empty store.
    public init() {}

    /// Returns the value for the key.
    public func read(_ key: CredentialKey) -> Data? {
        entries.current[key]
    }

    /// Replaces the value for the key.
    public func write(_ data: Data, for key: CredentialKey) {
        entries.withLock { $0[key] = data }
        subscribers.tell()
    }

    /// Replaces the value for the key if it is still `old`, and returns whether it was.
    public func replace(_ old: Data, with new: Data, for key: CredentialKey) -> Bool {
        let isReplaced = entries.withLock { entries in
            guard entries[key] == old else { return false }
            entries[key] = new
            return true
        }
        if isReplaced { subscribers.tell() }
        return isReplaced
    }

    /// Deletes the value for the key.
    public func remove(_ key: CredentialKey) {
        entries.withLock { $0[key] = nil }
        subscribers.tell()
    }

    /// Returns a stream with an element after each change of any entry.
    public func changes(of key: CredentialKey) -> AsyncStream<Void> {
        subscribers.stream()
    }
}
