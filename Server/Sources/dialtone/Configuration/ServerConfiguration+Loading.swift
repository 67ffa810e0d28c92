import Configuration
import Synchronization

extension ServerConfiguration {
    /// The effective configuration and the origin of each setting.
    struct Loaded: Sendable {
        let values: ServerConfiguration
        let settings: [Setting]
    }

    /// Reads options, the environment, the file and defaults, in this order of precedence.
    ///
    /// Throws one ``ConfigurationProblem`` for all that is missing, out of range, of the wrong
    /// type, or in the file without being known. A misspelled key explains a missing one, so it
    /// is named first. With `forServer`, the problem also names what else keeps a server from
    /// starting; by itself, that is left to ``check()``.
    static func load(
        file: ConfigurationFile?,
        flags: [AbsoluteConfigKey: ConfigValue] = [:],
        environment: [String: String],
        forServer: Bool = false
    ) async throws -> Loaded {
        var problems = ConfigurationProblems()
        var providers: [any ConfigProvider] = [
            InMemoryProvider(values: flags),
            EnvironmentVariablesProvider(environmentVariables: environment)
                .prefixKeys(with: "dialtone"),
        ]
        if let file {
            let keys = try file.keys()
            try noteUnknown(keys, in: &problems)
            // The library takes an empty file for a malformed one.
            if !keys.isEmpty { providers.append(try await file.provider()) }
        }
        let recorder = SettingsRecorder()
        let reader = ConfigReader(providers: providers, accessReporter: recorder)
        let outcome = Result {
            try ServerConfiguration(config: reader, forServer: forServer)
        }
        var mistyped: [String] = []
        for setting in recorder.settings {
            guard let expected = setting.expected else { continue }
            mistyped.append(setting.key)
            problems.note("\(setting.key): must be \(expected)\(place(of: setting, in: file))")
        }
        switch outcome {
        case .success(let values):
            if problems.isEmpty { return Loaded(values: values, settings: recorder.settings) }
            if forServer { _ = try problems.collect { try values.check() } }
        case .failure(let problem as ConfigurationProblem):
            // A value of the wrong type counts as missing, which needs no second line.
            problems.add(
                problem.without(mistyped).placed { key in
                    recorder.setting(key).map { place(of: $0, in: file) }
                }
            )
        case .failure(let error):
            throw error
        }
        throw problems.all
    }

    /// Returns the location of an invalid value, as the end of a sentence.
    private static func place(of setting: Setting, in file: ConfigurationFile?) -> String {
        switch setting.source {
        case "default": ""
        case "file": file?.line(of: setting.key).map { "; see line \($0)" } ?? ""
        case "flag": "; it is set by an option"
        default: "; it is set by the \(setting.source)"
        }
    }

    /// Returns every key of the configuration with its default.
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

    private static func noteUnknown(
        _ keys: [String],
        in problems: inout ConfigurationProblems
    ) throws {
        let known = Set(try defaults().map(\.key))
        let unknown = keys.filter { !known.contains($0) }
        problems.require(
            unknown.isEmpty,
            "unknown settings in the configuration file: \(unknown.joined(separator: ", ")); "
                + "docs/configuration.md lists all settings"
        )
    }
}

/// Records the settings that are read and their values.
///
/// The settings that are read are the ones that exist, so the record shows which keys of a file are
/// unknown, and it is the content of `dialtone config`.
final class SettingsRecorder: AccessReporter {
    private let recorded = Mutex<[String: Setting]>([:])

    func report(_ event: AccessEvent) {
        let setting = Setting(event)
        recorded.withLock { $0[setting.key] = setting }
    }

    /// Returns what was read of one setting; `nil` if there is no such setting.
    func setting(_ key: String) -> Setting? {
        recorded.withLock { $0[key] }
    }

    var settings: [Setting] {
        recorded.withLock { $0.values.sorted { $0.key < $1.key } }
    }
}
