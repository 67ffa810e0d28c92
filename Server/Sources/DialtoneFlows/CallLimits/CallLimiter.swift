package import DialtoneBasics
package import DialtoneModel

/// Limits calls that otherwise need no transaction.
package struct CallLimiter: Sendable {
    private let store: any DataStore
    private let clock: ServerClock

    package init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
    }

    /// Counts the call and runs `body` in the same transaction.
    ///
    /// If calls are not limited, runs only `body` and writes nothing.
    package func run<Value: Sendable>(
        _ call: LimitedCall,
        by limits: CallGuard,
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        guard limits.origin != nil else { return try await store.read(body) }
        let now = clock.now
        return try await store.write { data in
            try limits.count(call, in: data, at: now)
            return try body(data)
        }
    }

    /// Counts a call that failed; throws a ``Refusal`` instead of its error if the limit is
    /// reached.
    ///
    /// Only failures cost a transaction, and only those within the limit write anything.
    package func countFailure(_ call: LimitedCall, by limits: CallGuard) async throws {
        guard limits.origin != nil else { return }
        let now = clock.now
        try await store.read { try limits.check(call, in: $0, at: now) }
        try await store.write { try limits.count(call, in: $0, at: now) }
    }
}
