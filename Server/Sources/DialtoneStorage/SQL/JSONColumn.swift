import Foundation

/// How a column holds a value as JSON: with sorted keys, so that the same value is the same text.
enum JSONColumn {
    static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

extension SQLRow {
    /// The value that the column holds as JSON; throws if it is not what this program would have
    /// written.
    func json<Value: Decodable>(_ column: String) throws -> Value {
        let text: String = try self[column]
        guard let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) else {
            throw StorageError.corrupt
        }
        return value
    }
}
