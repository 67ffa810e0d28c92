import InMemoryLogging
import Logging
import Testing

extension TestServer {
    /// A security event, as in its log line.
    struct LoggedEvent: Hashable, CustomStringConvertible {
        let level: Logger.Level
        let fields: [String: String]

        /// The name, such as `signInFailed wrongPassword`.
        var name: String { "\(fields["event"] ?? "") \(fields["reason"] ?? "")" }

        var description: String { "\(level) \(fields)" }
    }

    /// The security events in the log, oldest first, without request IDs.
    var loggedEvents: [LoggedEvent] {
        lines("security event").map { level, fields in
            LoggedEvent(level: level, fields: fields.filter { $0.key != "hb.request.id" })
        }
    }

    /// The log's lines with this message.
    func lines(_ message: String) -> [(level: Logger.Level, fields: [String: String])] {
        logs.entries.filter { $0.message.description == message }.map { entry in
            (entry.level, entry.metadata.mapValues(\.description))
        }
    }

    /// Fails if the log, at all levels down to trace, contains any of `secrets`.
    func expectLogHides(
        _ secrets: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let lines = logs.entries.map { "\($0.level) \($0.message) \($0.metadata)" }
        for secret in secrets where !secret.isEmpty {
            #expect(
                !lines.contains { $0.contains(secret) },
                "The log holds \(secret).",
                sourceLocation: sourceLocation
            )
        }
    }
}
