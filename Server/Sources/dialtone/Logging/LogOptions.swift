import ArgumentParser
import Logging

/// The logging options of a development server.
struct LogOptions: ParsableArguments {
    @Option(help: "trace, debug, info, notice, warning, error or critical.")
    var logLevel = "info"

    @Option(help: "text or json.")
    var logFormat = LogFormat.text

    var level: Logger.Level { Logger.Level(rawValue: logLevel) ?? .info }

    func validate() throws {
        guard Logger.Level(rawValue: logLevel) != nil else {
            throw ValidationError("The log level \(logLevel) is unknown.")
        }
    }
}
