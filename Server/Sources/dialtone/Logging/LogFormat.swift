import ArgumentParser

/// How a log line looks.
enum LogFormat: String, Sendable, CaseIterable, ExpressibleByArgument {
    /// For people: time, level, message, and `key=value` pairs.
    case text
    /// For programs: one JSON object a line.
    case json
}
