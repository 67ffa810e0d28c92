package import Foundation

/// Data of the app that is forgotten together with the users of an earlier installation.
package struct InstalledEntry: Sendable {
    private struct Stored: Codable {
        var data: Data
        var installation: String?
    }

    private let store: any CredentialStore
    private let key: CredentialKey
    private let installation: Installation?

    init(store: any CredentialStore, key: CredentialKey, installation: Installation?) {
        self.store = store
        self.key = key
        self.installation = installation
    }

    /// Returns the data; `nil` if there is none, or if an earlier installation stored it.
    package func read() throws -> Data? {
        guard let stored = try store.read(key),
            let known = try? JSONDecoder().decode(Stored.self, from: stored)
        else { return nil }
        guard try installation?.forgets(storedBy: known.installation) != true else {
            try remove()
            return nil
        }
        return known.data
    }

    /// Replaces the data.
    package func write(_ data: Data) throws {
        let stored = Stored(data: data, installation: try? installation?.id())
        try store.write(JSONEncoder().encode(stored), for: key)
    }

    /// Deletes the data.
    package func remove() throws {
        try store.remove(key)
    }
}
