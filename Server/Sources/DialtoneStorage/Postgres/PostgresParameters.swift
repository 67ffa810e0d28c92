/// The values of a statement in PostgreSQL's binary format, consecutive in one buffer.
struct PostgresParameters {
    private var buffer: [UInt8] = []
    private var ranges: [Range<Int>?] = []

    init(_ values: [SQLValue]) {
        ranges.reserveCapacity(values.count)
        for value in values { append(value) }
        // Ensures that even an empty text has an address.
        buffer.append(0)
    }

    private mutating func append(_ value: SQLValue) {
        let start = buffer.count
        switch value {
        case .null:
            ranges.append(nil)
            return
        case .integer(let value):
            withUnsafeBytes(of: value.bigEndian) { buffer.append(contentsOf: $0) }
        case .text(let value):
            buffer.append(contentsOf: value.utf8)
        case .blob(let value):
            buffer.append(contentsOf: value)
        }
        ranges.append(start..<buffer.count)
    }

    /// Calls `body` with libpq's arguments: the address, length and binary format of each value.
    func withPointers<Value>(
        _ body: ([UnsafePointer<CChar>?], [Int32], [Int32]) -> Value
    ) -> Value {
        buffer.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            return body(
                ranges.map { range in range.flatMap { range in start.map { $0 + range.lowerBound } }
                },
                ranges.map { Int32($0?.count ?? 0) },
                Array(repeating: 1, count: ranges.count)
            )
        }
    }
}
