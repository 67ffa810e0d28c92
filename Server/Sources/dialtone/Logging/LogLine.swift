import Foundation
import Logging

/// One event, on its way to becoming a line.
struct LogLine {
    let time: Date
    let level: Logger.Level
    let message: String
    let fields: [String: String]

    func rendered(as format: LogFormat) -> String {
        switch format {
        case .text: text
        case .json: json
        }
    }

    private var timestamp: String {
        time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    private var text: String {
        let pairs = fields.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.quoted($0.value))" }
        let name = level.rawValue + String(repeating: " ", count: max(0, 7 - level.rawValue.count))
        return ([timestamp, name, Self.escaped(message)] + pairs).joined(separator: " ")
    }

    private var json: String {
        var values = fields
        values["time"] = timestamp
        values["level"] = level.rawValue
        values["message"] = message
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(values)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    private static let separators = Set(" =\"".utf8)

    private static func quoted(_ value: String) -> String {
        let isPlain = !value.isEmpty && !value.utf8.contains(where: separators.contains)
        let escaped = escaped(value)
        guard isPlain, escaped == value else {
            return "\"\(escaped.replacing("\"", with: "\\\""))\""
        }
        return value
    }

    /// What came from outside must not be able to begin a line of its own.
    private static func escaped(_ text: String) -> String {
        // Nearly every text is one that needs no look at Unicode's tables.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
