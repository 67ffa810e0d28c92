/// Divides a file into rows while its bytes arrive, without decoding them.
///
/// It parses what has arrived, and takes back every step that met the end of it. To keep the cost of
/// repeated steps low, it waits until the rest has doubled.
package struct RowSplitter: Sendable {
    /// The largest part of a file without a row; the settings of a Keycloak realm are such a part.
    private static let restLimit = 16 << 20

    private enum Place: Sendable {
        case list(JSONList)
        case table(FileBytes)
    }

    private var place: Place
    private let hasHeader: Bool
    private var hasBegun = false
    private var waiting: [UInt8] = []
    private var needed = 1

    /// The names of the columns; empty if the format has none.
    package private(set) var columns: [String] = []

    package init(_ format: AccountFormat) {
        hasHeader = format.hasHeader
        place =
            if let name = format.listName { .list(JSONList(named: name, in: FileBytes([]))) } else {
                .table(FileBytes([]))
            }
    }

    /// Adds bytes of the file, and returns the rows that are complete.
    package mutating func append(
        _ bytes: [UInt8]
    ) throws(SourceFailure) -> [ListedText<[UInt8]>] {
        waiting += bytes
        guard waiting.count >= needed else { return [] }
        return try split(isWhole: false)
    }

    /// Returns the last rows; throws if the file is incomplete.
    package mutating func finish() throws(SourceFailure) -> [ListedText<[UInt8]>] {
        try split(isWhole: true)
    }

    private mutating func split(isWhole: Bool) throws(SourceFailure) -> [ListedText<[UInt8]>] {
        add()
        if !hasBegun {
            guard restCount >= 3 || isWhole else { return [] }
            hasBegun = true
            try begin()
        }
        var rows: [ListedText<[UInt8]>] = []
        while !isOver {
            var attempt = self
            let result = Result { () throws(SourceFailure) in try attempt.next() }
            // What met the end may go on in what has not arrived.
            if attempt.hasMetEnd, !isWhole { break }
            self = attempt
            guard let row = try result.get() else { break }
            if let row = row { rows.append(row) }
        }
        guard restCount <= Self.restLimit || isOver else { throw .tooLong }
        needed = restCount
        return rows
    }

    /// Takes the next step: a row, `nil` at the end, or the header, which is no row.
    private mutating func next() throws(SourceFailure) -> ListedText<[UInt8]>?? {
        switch place {
        case .list(var list):
            defer { place = .list(list) }
            return try list.next().map { .some($0) }
        case .table(var bytes):
            let start = bytes
            defer { place = .table(bytes) }
            guard let record = try CSVTable.record(&bytes) else { return nil }
            if hasHeader, columns.isEmpty {
                guard case .row(let names) = record else { throw .tooLong }
                columns = names.map { $0 ?? "" }
                return .some(nil)
            }
            switch record {
            case .tooLong: return ListedText<[UInt8]>.tooLong
            case .row: return ListedText.row(Array(start.bytes(upTo: bytes)))
            }
        }
    }

    private mutating func add() {
        defer { waiting = [] }
        switch place {
        case .list(var list):
            // Nothing that follows the list is kept.
            if list.isOver { return }
            list.append(waiting)
            place = .list(list)
        case .table(var bytes):
            bytes.append(waiting)
            place = .table(bytes)
        }
    }

    private mutating func begin() throws(SourceFailure) {
        switch place {
        case .list(var list):
            try list.begin()
            place = .list(list)
        case .table(var bytes):
            try bytes.skipByteOrderMark()
            place = .table(bytes)
        }
    }

    private var isOver: Bool {
        if case .list(let list) = place { list.isOver } else { false }
    }

    private var hasMetEnd: Bool {
        switch place {
        case .list(let list): list.bytes.hasMetEnd
        case .table(let bytes): bytes.hasMetEnd
        }
    }

    private var restCount: Int {
        switch place {
        case .list(let list): list.bytes.restCount
        case .table(let bytes): bytes.restCount
        }
    }
}
