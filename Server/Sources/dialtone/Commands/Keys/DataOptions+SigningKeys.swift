import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel

extension DataOptions {
    /// Calls `body` with the store, the key box for signing keys, and a pool that generates keys.
    func withSigningKeys<Value: Sendable>(
        _ body: (any DataStore, SecretBox, SigningPool) async throws -> Value
    ) async throws -> Value {
        let box = SecretBox(keys: try await masterKey().keys(for: .signingKeys))
        return try await withResource(
            SigningPool(threadCount: 1),
            closing: { try? await $0.shutDown() }
        ) { pool in
            try await withStore { try await body($0, box, pool) }
        }
    }
}
