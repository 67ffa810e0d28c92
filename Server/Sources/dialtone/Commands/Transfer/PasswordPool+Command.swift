import DialtoneBasics
import DialtonePasswords

extension PasswordPool {
    /// Calls `body` with a pool of one thread, which exists only during the call.
    static func with<Value>(_ body: (PasswordPool) async throws -> Value) async throws -> Value {
        try await withResource(
            PasswordPool(threadCount: 1),
            closing: { try? await $0.shutDown() },
            body
        )
    }
}
