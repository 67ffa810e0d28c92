import Configuration

extension ServerConfiguration {
    /// The configuration in force, and where each part of it comes from.
    struct Loaded: Sendable {
        let values: ServerConfiguration
        let settings: [Setting]
    }

    /// Reads flags, the environment, the file and defaults; what comes first wins.
    ///
    /// Throws a ``ConfigurationProblem`` for what is missing, out of range, of the wrong type, or
    /// in the file without being known. A misspelled key explains a missing one, so it is
    /// named first. With `needsMasterKey`, a problem names a master key that cannot be read too.
    static func load(
        file: ConfigurationFile?,
        flags: [AbsoluteConfigKey: ConfigValue] = [:],
        environment: [String: String],
        needsMasterKey: Bool = false
    ) async throws -> Loaded {
        var providers: [any ConfigProvider] = [
            InMemoryProvider(values: flags),
            EnvironmentVariablesProvider(environmentVariables: environment)
                .prefixKeys(with: "dialtone"),
        ]
        if let file {
            let keys = try file.keys()
            try refuseUnknown(keys)
            // The library takes an empty file for a malformed one.
            if !keys.isEmpty { providers.append(try await file.provider()) }
        }
        let recorder = SettingsRecorder()
        let reader = ConfigReader(providers: providers, accessReporter: recorder)
        let outcome = Result {
            try ServerConfiguration(config: reader, needsMasterKey: needsMasterKey)
        }
        var mistyped = ConfigurationProblems()
        for setting in recorder.settings {
            guard let expected = setting.expected else { continue }
            mistyped.note("\(setting.key): must be \(expected)\(place(of: setting, in: file))")
        }
        guard mistyped.isEmpty else { throw mistyped.all }
        return Loaded(values: try outcome.get(), settings: recorder.settings)
    }

    /// Where a wrong value stands, as the end of a sentence.
    private static func place(of setting: Setting, in file: ConfigurationFile?) -> String {
        guard setting.source == "file" else { return "; it comes from the \(setting.source)" }
        guard let line = file?.line(of: setting.key) else { return "" }
        return "; see line \(line)"
    }

    /// Every key that the types read, with its default.
    static func defaults() throws -> [Setting] {
        let smallest = InMemoryProvider(
            values: ["database.url": "sqlite:dialtone.db"]
        )
        let recorder = SettingsRecorder()
        _ = try ServerConfiguration(
            config: ConfigReader(provider: smallest, accessReporter: recorder)
        )
        return recorder.settings
    }

    private static func refuseUnknown(_ keys: [String]) throws {
        let known = Set(try defaults().map(\.key))
        let unknown = keys.filter { !known.contains($0) }
        guard unknown.isEmpty else {
            throw ConfigurationProblem(
                "unknown in the configuration file: \(unknown.joined(separator: ", ")); "
                    + "docs/configuration.md lists what there is"
            )
        }
    }
}
