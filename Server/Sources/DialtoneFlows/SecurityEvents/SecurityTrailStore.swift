package import DialtoneModel

/// A store whose transactions see the security trail of their request.
package struct SecurityTrailStore: DataStore {
    private let store: any DataStore

    package init(_ store: any DataStore) {
        self.store = store
    }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        guard let trail = SecurityTrail.current else { return try await store.read(body) }
        return try await store.read { data in try trail.whileBound { try body(data) } }
    }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        guard let trail = SecurityTrail.current else { return try await store.write(body) }
        // What an administrator changes is in the audit log.
        return try await trail.whileUndecided(logging: AuditTrail.current == nil) { bind in
            try await store.write { data in try bind(data) { try body(data) } }
        }
    }
}
