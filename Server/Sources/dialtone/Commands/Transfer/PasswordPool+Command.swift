import DialtonePasswords

extension PasswordPool {
    /// Calls `body` with a pool of one thread, which exists only during the call.
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
