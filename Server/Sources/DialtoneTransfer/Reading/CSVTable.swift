/// A parser for CSV files (RFC 4180) of any size, as PostgreSQL writes them.
///
/// An empty field without quotes is null.
struct CSVTable {
    /// The names of the columns.
    let columns: [String]

    private var bytes: FileBytes

    init(_ bytes: FileBytes) throws(SourceFailure) {
        var bytes = bytes
        guard case .row(let header)? = try Self.record(&bytes) else {
            throw .malformed(offset: bytes.offset)
        }
        columns = header.map { $0 ?? "" }
        self.bytes = bytes
    }

    /// Returns the next record, or `nil` after the last one.
    mutating func next() throws(SourceFailure) -> ListedText<[String?]>? {
        try Self.record(&bytes)
    }

    /// Reads one record, or `nil` at the end of the text.
    static func record(
        _ bytes: inout FileBytes
    ) throws(SourceFailure) -> ListedText<[String?]>? {
        guard try bytes.peek() != nil else { return nil }
        let start = bytes.offset
        var fields: [String?] = []
        var isWhole = true
        while true {
            let (field, isLast) = try Self.field(&bytes)
            isWhole = isWhole && bytes.offset - start <= ListedText<[String?]>.limit
            if isWhole { fields.append(field) } else { fields = [] }
            if isLast { return isWhole ? .row(fields) : .tooLong }
        }
    }

    /// Parses one field; `isLast` is whether it ends the record.
    private static func field(
        _ bytes: inout FileBytes
    ) throws(SourceFailure) -> (text: String?, isLast: Bool) {
        var text: [UInt8] = []
        let isQuoted = try bytes.peek() == UInt8(ascii: "\"")
        if isQuoted { text = try quoted(&bytes) }
        while let byte = try bytes.next() {
            switch byte {
            case UInt8(ascii: ","):
                return (string(text, isQuoted), false)
            case UInt8(ascii: "\n"):
                return (string(text, isQuoted), true)
            case UInt8(ascii: "\r"):
                guard try bytes.peek() == UInt8(ascii: "\n") else { continue }
            case _ where isQuoted:
                throw .malformed(offset: bytes.offset)
            default:
                if text.count < ListedText<String>.limit { text.append(byte) }
            }
        }
        return (string(text, isQuoted), true)
    }

    /// Parses a quoted field, in which two quotes stand for one.
    private static func quoted(_ bytes: inout FileBytes) throws(SourceFailure) -> [UInt8] {
        var text: [UInt8] = []
        _ = try bytes.next()
        while let byte = try bytes.next() {
            if byte == UInt8(ascii: "\"") {
                guard try bytes.peek() == UInt8(ascii: "\"") else { return text }
                _ = try bytes.next()
            }
            if text.count < ListedText<String>.limit { text.append(byte) }
        }
        throw .truncated(offset: bytes.offset)
    }

    private static func string(_ text: [UInt8], _ isQuoted: Bool) -> String? {
        text.isEmpty && !isQuoted ? nil : String(decoding: text, as: UTF8.self)
    }
}
