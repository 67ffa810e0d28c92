package import DialtoneModel

extension OpenGateways {
    package var kinds: [GatewayKindFields] {
        // The inbox sends no messages.
        GatewayCatalog.kinds.filter { $0 != .inbox }.map { kind in
            GatewayKindFields(
                kind: kind,
                fields: GatewayCatalog.fields(of: kind).map {
                    GatewayKindFields.Field(
                        name: $0.name,
                        isSecret: $0.isSecret,
                        isRequired: $0.isRequired,
                        help: $0.help
                    )
                }
            )
        }
    }

    package func add(_ configuration: SMSGatewayConfiguration) async throws -> SMSGatewayRecord {
        try await directory.add(configuration)
    }

    package func change(
        _ gateway: String,
        settings: [String: String],
        secrets: [String: String],
        since seen: SeenVersion
    ) async throws -> SMSGatewayRecord? {
        try await directory.change(gateway, settings: settings, secrets: secrets, since: seen)
    }

    package func remove(_ gateway: String, since seen: SeenVersion) async throws -> Bool {
        try await directory.remove(gateway, since: seen)
    }
}
