import Configuration
import Logging

/// What is logged, and how.
///
/// - `level` (string, default `info`): `trace`, `debug`, `info`, `notice`, `warning`, `error` or
///   `critical`.
/// - `format` (string, default `json`): `json` for one JSON object a line, `text` for people.
struct LogConfiguration: Sendable {
    let level: Logger.Level
    let format: LogFormat

    init(config: ConfigReader) throws {
        guard let level = Logger.Level(rawValue: config.string(forKey: "level", default: "info"))
        else {
            let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            throw ConfigurationProblem("log.level: must be one of \(levels)")
        }
        guard let format = LogFormat(rawValue: config.string(forKey: "format", default: "json"))
        else { throw ConfigurationProblem("log.format: must be json or text") }
        self.level = level
        self.format = format
    }
}
