import DialtoneCore

extension HookRegistry {
    /// The registry over a command's data, by the rules of the server that has it.
    init(store: any DataStore, of data: DataOptions) async throws {
        self.init(
            store: store,
            secrets: SecretBox(key: try await data.masterKey().key(for: .hooks)),
            policy: try await data.outbound().policy,
            clock: .system(),
            random: .system
        )
    }
}
