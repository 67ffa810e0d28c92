import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneOutbound
import Logging

extension DataOptions {
    /// Returns the gateway registry of the data.
    func smsGateways(in store: any DataStore) async throws -> SMSGatewayRegistry {
        SMSGatewayRegistry(store: store, masterKey: try await masterKey(), clock: .system())
    }

    /// Calls `body` with a gateway of this configuration; throws if the configuration is invalid.
    func withGateway<Value>(
        of configuration: SMSGatewayConfiguration,
        _ body: (any SMSGateway) async throws -> Value
    ) async throws -> Value {
        let clock = ServerClock.system()
        return try await withResource(
            try await outbound().operatorsClient(),
            closing: { await $0.shutDown() }
        ) { client in
            let dependencies = GatewayDependencies(
                http: client,
                policy: .unrestricted,
                clock: clock,
                random: .system,
                logger: Logger(label: "dialtone") { _ in
                    LineLogHandler(level: .warning, format: .text, clock: clock)
                }
            )
            return try await body(try GatewayCatalog.gateway(of: configuration, dependencies))
        }
    }
}

extension SMSGatewayRegistry {
    /// Returns the configuration of an existing gateway.
    func existing(_ name: String) async throws -> SMSGatewayConfiguration {
        guard let configuration = try await configuration(named: name) else {
            throw CommandFailure(
                "The gateway \(name) does not exist",
                hint: CommandHint("sms gateways list", "lists the gateways")
            )
        }
        return configuration
    }
}
