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

    private static let timeStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    private var timestamp: String { time.formatted(Self.timeStyle) }

    private var text: String {
        let name = level.rawValue
        var line = timestamp + " " + name
        line += String(repeating: " ", count: max(1, 8 - name.utf8.count))
        line += Self.escaped(message)
        for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
            line += " " + key + "=" + Self.quoted(value)
        }
        return line
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

    private static func quoted(_ value: String) -> String {
        let isPlain = !value.isEmpty && !value.utf8.contains(where: isSeparator)
        let escaped = escaped(value)
        guard isPlain, escaped == value else {
            return "\"\(escaped.replacing("\"", with: "\\\""))\""
        }
        return value
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "\"")
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
