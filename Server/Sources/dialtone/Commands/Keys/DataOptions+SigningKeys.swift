import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel

extension DataOptions {
    /// Calls `body` with the store, the key box for signing keys, and a pool that generates keys.
    func withSigningKeys<Value: Sendable>(
        _ body: (any DataStore, SecretBox, SigningPool) async throws -> Value
    ) async throws -> Value {
        let box = SecretBox(key: try await masterKey().key(for: .signingKeys))
        let pool = SigningPool(threadCount: 1)
        let outcome: Result<Value, any Error>
        do {
            outcome = .success(try await withStore { try await body($0, box, pool) })
        } catch {
            outcome = .failure(error)
        }
        try? await pool.shutDown()
        return try outcome.get()
    }
}
