import DialtoneCore
import DialtoneMessaging
import DialtoneOutbound
import Logging

extension DataOptions {
    /// The registry of providers over the data.
    func smsProviders(in store: any DataStore) async throws -> SMSProviderRegistry {
        SMSProviderRegistry(store: store, masterKey: try await masterKey(), clock: .system())
    }

    /// Runs `body` with a provider made of what is said about it; throws what is wrong with that.
    func withProvider<Value>(
        of configuration: SMSProviderConfiguration,
        _ body: (any SMSProvider) async throws -> Value
    ) async throws -> Value {
        let client = try await outbound().operatorsClient()
        let clock = ServerClock.system()
        let parts = ProviderParts(
            http: client,
            policy: .unrestricted,
            clock: clock,
            random: .system,
            logger: Logger(label: "dialtone") { _ in
                LineLogHandler(level: .warning, format: .text, clock: clock)
            }
        )
        let outcome: Result<Value, any Error>
        do {
            outcome = .success(
                try await body(try ProviderCatalog.provider(of: configuration, parts))
            )
        } catch {
            outcome = .failure(error)
        }
        await client.shutDown()
        return try outcome.get()
    }
}

extension SMSProviderRegistry {
    /// What is known of a provider that a command names.
    func existing(_ name: String) async throws -> SMSProviderConfiguration {
        guard let configuration = try await configuration(named: name) else {
            throw CommandFailure(
                "There is no provider \(name)",
                hint: CommandHint("sms providers list", "shows what there is")
            )
        }
        return configuration
    }
}
