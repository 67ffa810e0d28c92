package import DialtoneModel

/// A store whose transactions append the audit entries of the call that they belong to.
///
/// Transactions of other calls pass through.
package struct AuditedStore: DataStore {
    private let store: any DataStore

    package init(_ store: any DataStore) {
        self.store = store
    }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        try await store.read(body)
    }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        guard let trail = AuditTrail.current else { return try await store.write(body) }
        return try await trail.write(in: store, body)
    }
}
