import Configuration
import Logging

/// The level and format of the log.
///
/// - `level` (string, default `info`): `trace`, `debug`, `info`, `notice`, `warning`, `error` or
///   `critical`.
/// - `format` (string, default `json`): `json` for one JSON object per line, `text` for people.
struct LogConfiguration: Sendable {
    let level: Logger.Level
    let format: LogFormat

    init(config: ConfigReader) throws {
        var problems = ConfigurationProblems()
        let level = Logger.Level(rawValue: config.string(forKey: "level", default: "info"))
        if level == nil {
            let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            problems.note("log.level: must be one of \(levels)")
        }
        let format = LogFormat(rawValue: config.string(forKey: "format", default: "json"))
        problems.require(format != nil, "log.format: must be json or text")
        guard let level, let format else { throw problems.all }
        self.level = level
        self.format = format
    }
}
