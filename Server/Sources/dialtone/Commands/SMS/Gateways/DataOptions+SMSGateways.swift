import DialtoneCore
import DialtoneMessaging
import DialtoneOutbound
import Logging

extension DataOptions {
    /// The registry of gateways over the data.
    func smsGateways(in store: any DataStore) async throws -> SMSGatewayRegistry {
        SMSGatewayRegistry(store: store, masterKey: try await masterKey(), clock: .system())
    }

    /// Runs `body` with a gateway made of what is said about it; throws what is wrong with that.
    func withGateway<Value>(
        of configuration: SMSGatewayConfiguration,
        _ body: (any SMSGateway) async throws -> Value
    ) async throws -> Value {
        let client = try await outbound().operatorsClient()
        let clock = ServerClock.system()
        let parts = GatewayParts(
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
                try await body(try GatewayCatalog.gateway(of: configuration, parts))
            )
        } catch {
            outcome = .failure(error)
        }
        await client.shutDown()
        return try outcome.get()
    }
}

extension SMSGatewayRegistry {
    /// What is known of a gateway that a command names.
    func existing(_ name: String) async throws -> SMSGatewayConfiguration {
        guard let configuration = try await configuration(named: name) else {
            throw CommandFailure(
                "There is no gateway \(name)",
                hint: CommandHint("sms gateways list", "shows what there is")
            )
        }
        return configuration
    }
}
