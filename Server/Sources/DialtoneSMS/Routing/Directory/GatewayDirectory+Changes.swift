package import DialtoneModel

extension GatewayDirectory {
    /// Adds a gateway after its configuration was checked.
    package func add(_ configuration: SMSGatewayConfiguration) async throws -> SMSGatewayRecord {
        guard SMSGatewayRegistry.allows(name: configuration.name) else {
            throw Refusal.invalidArgument(
                field: "name",
                problem: "must have 1 to 32 lowercase letters, digits and hyphens"
            )
        }
        try check(configuration)
        guard try await registry.add(configuration) else {
            throw Refusal.invalidArgument(field: "name", problem: "is in use")
        }
        guard let record = try await record(named: configuration.name) else {
            throw Refusal.changedMeanwhile
        }
        return record
    }

    /// Changes fields of a gateway; empty ones are removed.
    package func change(
        _ name: String,
        settings: [String: String],
        secrets: [String: String],
        since seen: SeenVersion
    ) async throws -> SMSGatewayRecord? {
        guard let read = try await record(named: name) else { return nil }
        try seen.check(read)
        let old = try registry.configuration(of: read)
        let configuration = SMSGatewayConfiguration(
            name: name,
            kind: old.kind,
            settings: old.settings.merging(settings) { $1 }.filter { !$0.value.isEmpty },
            secrets: old.secrets.merging(secrets) { $1 }.filter { !$0.value.isEmpty }
        )
        try check(configuration)
        // What is not changed is from this version, so no other one may be replaced.
        let base = SeenVersion(read.etag)
        guard try await registry.replace(configuration, since: base) else { return nil }
        return try await record(named: name)
    }

    package func remove(_ name: String, since seen: SeenVersion) async throws -> Bool {
        try await registry.remove(name, since: seen)
    }

    private func record(named name: String) async throws -> SMSGatewayRecord? {
        try await registry.records().first { $0.name == name }
    }

    private func check(_ configuration: SMSGatewayConfiguration) throws {
        do {
            try GatewayCatalog.checkFields(of: configuration)
            _ = try make(configuration)
        } catch let problem as InvalidGateway {
            throw Refusal.invalidArgument(field: problem.field, problem: problem.problem)
        }
    }
}
