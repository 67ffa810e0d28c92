package import DialtoneBasics
package import DialtoneModel
package import Logging

/// The keys of former master keys that the database keeps.
package struct KeptKeys: Sendable {
    package let keys: [KeptKey]

    /// The number of keys that the master key does not decrypt.
    package let unreadableCount: Int

    package init(in store: any DataStore, for masterKey: MasterKey) async throws {
        let rows = try await store.read { try $0.keptKeys() }
        var keys: [KeptKey] = []
        var unreadableCount = 0
        for row in rows {
            do {
                if let key = try KeptKey(opening: row, with: masterKey) { keys.append(key) }
            } catch {
                unreadableCount += 1
            }
        }
        self.keys = keys
        self.unreadableCount = unreadableCount
    }

    /// Warns of keys that cannot be used; the server works without them.
    package func report(to logger: Logger) {
        guard unreadableCount > 0 else { return }
        logger.warning(
            "the master key does not decrypt the kept keys of former master keys",
            metadata: ["count": "\(unreadableCount)"]
        )
    }
}
