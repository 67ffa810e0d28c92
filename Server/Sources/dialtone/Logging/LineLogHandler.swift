import DialtoneCore
import Foundation
import Logging

/// Writes each event as one line to standard error.
struct LineLogHandler: LogHandler {
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?

    private let format: LogFormat
    private let clock: ServerClock

    init(level: Logger.Level, format: LogFormat, clock: ServerClock) {
        logLevel = level
        self.format = format
        self.clock = clock
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var fields: [String: String] = [:]
        for values in [metadata, metadataProvider?.get(), event.metadata].compactMap(\.self) {
            for (key, value) in values { fields[key] = value.description }
        }
        if let error = event.error { fields["error"] = "\(error)" }
        let line = LogLine(
            time: clock.now.date,
            level: event.level,
            message: event.message.description,
            fields: fields
        )
        Terminal.complain(line.rendered(as: format))
    }
}
