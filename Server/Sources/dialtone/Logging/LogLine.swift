import DialtoneBasics
import Foundation
import Logging
import Synchronization

/// A log event before it is rendered.
struct LogLine {
    let time: Date
    let level: Logger.Level
    let message: String

    /// The fields, with unique names.
    let fields: [(name: String, value: String)]

    /// The names of fields whose values are numbers, which JSON writes without quotes.
    var numbers: Set<String> = []

    func rendered(as format: LogFormat) -> String {
        switch format {
        case .text: text
        case .json: json
        }
    }

    private var text: String {
        let name = level.rawValue
        var line = LogTime.text(of: time) + " " + name
        line += String(repeating: " ", count: max(1, 8 - name.utf8.count))
        line += Self.escaped(message)
        for (name, value) in fields.sorted(by: { $0.name < $1.name }) {
            line += " " + name + "=" + Self.quoted(value)
        }
        return line
    }

    private var json: String {
        var values = Dictionary(fields.map { ($0.name, scalar($0.name, $0.value)) }) { $1 }
        values["time"] = .text(LogTime.text(of: time))
        values["level"] = .text(level.rawValue)
        values["message"] = .text(message)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(values)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    private enum Scalar: Encodable {
        case text(String)
        case integer(Int64)
        case decimal(Double)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let value): try container.encode(value)
            case .integer(let value): try container.encode(value)
            case .decimal(let value): try container.encode(value)
            }
        }
    }

    private func scalar(_ name: String, _ value: String) -> Scalar {
        guard numbers.contains(name) else { return .text(value) }
        if let integer = Int64(value) { return .integer(integer) }
        guard let decimal = Double(value), decimal.isFinite else { return .text(value) }
        return .decimal(decimal)
    }

    private static let quotes = ScalarEscapes(["\"": "\\\""])

    private static func quoted(_ value: String) -> String {
        if !value.isEmpty, value.utf8.allSatisfy(isPlain) { return value }
        let escaped = escaped(value)
        let isWord = !value.isEmpty && !value.utf8.contains(where: isSeparator)
        guard isWord, escaped == value else {
            return "\"\(quotes.escape(escaped))\""
        }
        return value
    }

    /// Whether a value with this byte can be written without quotes and escapes.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) && !isSeparator(byte)
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "\"")
    }

    /// Escapes line breaks and control characters, so that input cannot forge a log line.
    private static func escaped(_ text: String) -> String {
        // Fast path: nearly every text is ASCII and needs no Unicode properties.
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

/// Timestamps of log lines.
enum LogTime {
    /// The text of the latest second, which all lines of that second share.
    private static let latest = Mutex((second: Int64.min, text: ""))

    /// Returns the time in ISO 8601 format, with milliseconds.
    static func text(of time: Date) -> String {
        let milliseconds = Int64((time.timeIntervalSince1970 * 1_000).rounded())
        let second = Int64((Double(milliseconds) / 1_000).rounded(.down))
        let start = latest.withLock { latest in
            if latest.second != second {
                let text = Date(timeIntervalSince1970: Double(second)).ISO8601Format()
                latest = (second, String(text.dropLast()))
            }
            return latest.text
        }
        let rest = String(milliseconds - second * 1_000)
        return start + (rest.utf8.count == 1 ? ".00" : rest.utf8.count == 2 ? ".0" : ".") + rest
            + "Z"
    }
}
