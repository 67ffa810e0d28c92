public import Foundation

/// Keeps the user only as long as the process runs: for servers and tests.
public final class MemoryCredentialStore: CredentialStore {
    private let entries = Locked<[CredentialKey: Data]>([:])

    /// Creates an empty store.
    public init() {}

    /// What was written last under this key.
    public func read(_ key: CredentialKey) -> Data? {
        entries.current[key]
    }

    /// Replaces what is there.
    public func write(_ data: Data, for key: CredentialKey) {
        entries.withLock { $0[key] = data }
    }

    /// Replaces what is there if it is still `old`, and tells whether it was.
    public func replace(_ old: Data, with new: Data, for key: CredentialKey) -> Bool {
        entries.withLock { entries in
            guard entries[key] == old else { return false }
            entries[key] = new
            return true
        }
    }

    /// Forgets what is there.
    public func remove(_ key: CredentialKey) {
        entries.withLock { $0[key] = nil }
    }
}
