package import DialtoneBasics
package import DialtoneModel

extension KeyRing {
    /// Withdraws keys that may have leaked, and loads those that sign instead.
    ///
    /// Other nodes do so within a second. Throws ``UnknownSigningKey`` for an ID that does not exist.
    package func withdraw(
        _ ids: [String],
        in store: any DataStore,
        at now: Timestamp
    ) async throws -> KeyWithdrawal.Outcome {
        let withdrawal = KeyWithdrawal(
            store: store,
            box: box,
            rotation: rotation,
            pool: pool,
            random: random
        )
        let outcome = try await withdrawal.withdraw(ids, at: now)
        _ = try await reload()
        return outcome
    }
}
