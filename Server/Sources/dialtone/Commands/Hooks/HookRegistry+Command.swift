import DialtoneOutbound
import DialtoneBasics
import DialtoneFlows
import DialtoneModel

extension HookRegistry {
    /// Creates the registry for a command's data, with the rules of its server.
    init(store: any DataStore, of data: DataOptions) async throws {
        self.init(
            store: store,
            secrets: SecretBox(keys: try await data.masterKey().keys(for: .hooks)),
            policy: try await data.outbound().policy,
            clock: .system(),
            random: .system
        )
    }
}
