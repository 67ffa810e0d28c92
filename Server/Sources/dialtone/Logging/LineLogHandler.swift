import DialtoneBasics
import Foundation
import Logging

/// Writes each event as one line to standard error.
struct LineLogHandler: LogHandler {
    var logLevel: Logger.Level {
        get { ownLevel ?? level.current }
        set { ownLevel = newValue }
    }

    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?

    /// The level of all loggers of the process.
    private let level: Reloadable<Logger.Level>

    /// The level of one logger that has its own.
    private var ownLevel: Logger.Level?
    private let format: LogFormat
    private let clock: ServerClock

    init(level: Reloadable<Logger.Level>, format: LogFormat, clock: ServerClock) {
        self.level = level
        self.format = format
        self.clock = clock
    }

    init(level: Logger.Level, format: LogFormat, clock: ServerClock) {
        self.init(level: Reloadable(level), format: format, clock: clock)
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var fields: [(name: String, value: String)] = []
        fields.reserveCapacity(8)
        var numbers: Set<String> = []
        for values in [metadata, metadataProvider?.get(), event.metadata].compactMap(\.self) {
            for (name, value) in values {
                Self.set(name, to: value.description, in: &fields)
                if Self.isNumber(value) { numbers.insert(name) } else { numbers.remove(name) }
            }
        }
        if let error = event.error { Self.set("error", to: "\(error)", in: &fields) }
        let line = LogLine(
            time: clock.now.date,
            level: event.level,
            message: event.message.description,
            fields: fields,
            numbers: numbers
        )
        Terminal.complain(line.rendered(as: format))
    }

    private static func isNumber(_ value: Logger.MetadataValue) -> Bool {
        guard case .stringConvertible(let value) = value else { return false }
        return value is any BinaryInteger || value is any BinaryFloatingPoint
    }

    /// Sets a field; there are so few that a linear search is faster than hashing.
    private static func set(
        _ name: String,
        to value: String,
        in fields: inout [(name: String, value: String)]
    ) {
        if let index = fields.firstIndex(where: { $0.name == name }) {
            fields[index].value = value
        } else {
            fields.append((name, value))
        }
    }
}
