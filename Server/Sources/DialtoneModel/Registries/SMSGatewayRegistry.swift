package import DialtoneBasics
import Foundation

/// Stores the operator's gateway configurations, with encrypted secrets.
package struct SMSGatewayRegistry: Sendable {
    private let store: any DataStore
    private let box: SecretBox
    private let clock: ServerClock

    package init(store: any DataStore, masterKey: MasterKey, clock: ServerClock) {
        self.init(
            store: store,
            box: SecretBox(keys: masterKey.keys(for: .smsGateways)),
            clock: clock
        )
    }

    package init(store: any DataStore, box: SecretBox, clock: ServerClock) {
        self.store = store
        self.box = box
        self.clock = clock
    }

    /// Whether a gateway can have this name, which becomes part of URLs.
    package static func allows(name: String) -> Bool {
        name.wholeMatch(of: /[a-z0-9][a-z0-9-]{0,31}/) != nil
    }

    /// Adds a gateway; returns `false`, without a change, if the name is in use.
    package func add(_ configuration: SMSGatewayConfiguration) async throws -> Bool {
        let record = try record(of: configuration, createdAt: clock.now)
        return try await store.write { try $0.insert(record) }
    }

    /// Replaces a gateway's configuration; returns `false` if there is no gateway of that name.
    package func replace(
        _ configuration: SMSGatewayConfiguration,
        since seen: SeenVersion = .any
    ) async throws -> Bool {
        let record = try record(of: configuration, createdAt: clock.now)
        return try await store.write { data in
            let present = try data.holdSMSGateways().first { $0.name == record.name }
            guard let present else { return false }
            try seen.check(present)
            return try data.update(record)
        }
    }

    /// Returns the gateways in the order in which they were added.
    package func records() async throws -> [SMSGatewayRecord] {
        try await store.read { try $0.smsGateways() }
    }

    package func configuration(named name: String) async throws -> SMSGatewayConfiguration? {
        try await records().first { $0.name == name }.map(configuration)
    }

    package func configuration(
        of record: SMSGatewayRecord
    ) throws(UnreadableSecret) -> SMSGatewayConfiguration {
        let bytes = try box.open(
            record.sealedSecrets,
            context: SealedContext.smsGateway(record.name)
        )
        guard let secrets = try? JSONDecoder().decode([String: String].self, from: Data(bytes))
        else { throw UnreadableSecret() }
        return SMSGatewayConfiguration(
            name: record.name,
            kind: record.kind,
            settings: record.settings,
            secrets: secrets
        )
    }

    /// Removes a gateway; returns `false` if there is no gateway of that name.
    package func remove(_ name: String, since seen: SeenVersion = .any) async throws -> Bool {
        try await store.write { data in
            let present = try data.holdSMSGateways().first { $0.name == name }
            guard let present else { return false }
            try seen.check(present)
            return try data.deleteSMSGateway(name)
        }
    }

    private func record(
        of configuration: SMSGatewayConfiguration,
        createdAt: Timestamp
    ) throws -> SMSGatewayRecord {
        let secrets = try JSONEncoder().encode(configuration.secrets)
        return SMSGatewayRecord(
            name: configuration.name,
            kind: configuration.kind,
            settings: configuration.settings,
            sealedSecrets: try box.seal(
                Array(secrets),
                context: SealedContext.smsGateway(configuration.name)
            ),
            createdAt: createdAt,
            updatedAt: createdAt
        )
    }
}
