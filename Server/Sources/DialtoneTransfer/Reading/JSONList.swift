/// A streaming parser for one list in a JSON text of any size.
///
/// The list is either the whole text or a named member of an object. Elements are returned as text.
/// They are scanned only to find their end, not decoded.
struct JSONList: Sendable {
    private enum Place: Sendable {
        case before, atFirst, inside, after
    }

    private let name: String
    private(set) var bytes: FileBytes
    private var place = Place.before

    init(named name: String, in bytes: FileBytes) {
        self.name = name
        self.bytes = bytes
    }

    /// Whether the list has ended: what follows is not read.
    var isOver: Bool { place == .after }

    /// Skips the byte order mark of a text whose beginning has arrived.
    mutating func begin() throws(SourceFailure) { try bytes.skipByteOrderMark() }

    /// Adds bytes that have arrived.
    mutating func append(_ more: [UInt8]) { bytes.append(more) }

    /// Returns the text of the next element, or `nil` after the last one.
    mutating func next() throws(SourceFailure) -> ListedText<[UInt8]>? {
        if place == .before { try enter() }
        guard place != .after else { return nil }
        var mark = try mark()
        if mark == UInt8(ascii: "]") {
            place = .after
            return nil
        }
        if place == .inside {
            guard mark == UInt8(ascii: ",") else { throw malformed }
            mark = try self.mark()
        }
        place = .inside
        var text: [UInt8] = []
        let isWhole = try value(from: mark, into: &text)
        return isWhole ? .row(text) : .tooLong
    }

    /// Advances to the first element of the list.
    private mutating func enter() throws(SourceFailure) {
        switch try mark() {
        case UInt8(ascii: "["): place = .atFirst
        case UInt8(ascii: "{"): try findMember()
        default: throw .notJSON
        }
    }

    private mutating func findMember() throws(SourceFailure) {
        var mark = try mark()
        while mark == UInt8(ascii: "\"") {
            var key: [UInt8] = []
            _ = try value(from: mark, into: &key)
            guard try self.mark() == UInt8(ascii: ":") else { throw malformed }
            let first = try self.mark()
            if first == UInt8(ascii: "["), key.elementsEqual("\"\(name)\"".utf8) {
                place = .atFirst
                return
            }
            var skipped: [UInt8] = []
            _ = try value(from: first, into: &skipped)
            mark = try self.mark()
            guard mark == UInt8(ascii: ",") else { break }
            mark = try self.mark()
        }
        throw mark == UInt8(ascii: "}") ? .noList(name) : malformed
    }

    /// Reads a whole value into `text`; returns `false` if it is too long and was truncated.
    private mutating func value(
        from first: UInt8,
        into text: inout [UInt8]
    ) throws(SourceFailure) -> Bool {
        var scanner = JSONValueScanner(first)
        guard !scanner.isMisplaced else { throw malformed }
        text.append(first)
        var isWhole = true
        while try !scanner.isEnd(before: bytes.peek()) {
            guard let byte = try bytes.next() else { throw .truncated(offset: bytes.offset) }
            scanner.take(byte)
            if text.count < ListedText<[UInt8]>.limit {
                text.append(byte)
            } else {
                isWhole = false
            }
        }
        return isWhole
    }

    /// Reads the next byte that is not white space.
    private mutating func mark() throws(SourceFailure) -> UInt8 {
        while let byte = try bytes.next() {
            if !JSONValueScanner.isWhiteSpace(byte) { return byte }
        }
        throw .truncated(offset: bytes.offset)
    }

    private var malformed: SourceFailure { .malformed(offset: bytes.offset) }
}
