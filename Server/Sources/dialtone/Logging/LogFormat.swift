import ArgumentParser

/// The format of a log line.
enum LogFormat: String, Sendable, CaseIterable, ExpressibleByArgument {
    /// Readable text: time, level, message, and `key=value` pairs.
    case text
    /// One JSON object per line, for programs.
    case json
}
