import Foundation

/// A value as JSON in a column, with sorted keys, so that equal values have equal text.
enum JSONColumn {
    static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

extension SQLRow {
    /// Decodes the column's JSON; throws if it is corrupt.
    func json<Value: Decodable>(_ column: String) throws -> Value {
        let text: String = try self[column]
        guard let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) else {
            throw StorageError.corrupt
        }
        return value
    }
}
