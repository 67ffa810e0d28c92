import Foundation

/// The part of a store that belongs to one access group, separated only by its keys.
struct GroupedCredentialStore: CredentialStore {
    private let store: any CredentialStore
    private let group: CredentialGroup

    init(_ store: any CredentialStore, group: CredentialGroup) {
        self.store = store
        self.group = group
    }

    func read(_ key: CredentialKey) throws -> Data? {
        try store.read(grouped(key))
    }

    func write(_ data: Data, for key: CredentialKey) throws {
        try store.write(data, for: grouped(key))
    }

    func replace(_ old: Data, with new: Data, for key: CredentialKey) throws -> Bool {
        try store.replace(old, with: new, for: grouped(key))
    }

    func remove(_ key: CredentialKey) throws {
        try store.remove(grouped(key))
    }

    func changes(of key: CredentialKey) -> AsyncStream<Void> {
        store.changes(of: grouped(key))
    }

    private func grouped(_ key: CredentialKey) -> CredentialKey {
        CredentialKey(service: "groups/\(group.name)/\(key.service)", account: key.account)
    }
}
