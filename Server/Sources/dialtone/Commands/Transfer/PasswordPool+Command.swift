import DialtoneCore

extension PasswordPool {
    /// A pool with one thread, which ends with `body`.
    static func with<Value>(_ body: (PasswordPool) async throws -> Value) async throws -> Value {
        let pool = PasswordPool(threadCount: 1)
        do {
            let value = try await body(pool)
            try await pool.shutDown()
            return value
        } catch {
            try? await pool.shutDown()
            throw error
        }
    }
}
