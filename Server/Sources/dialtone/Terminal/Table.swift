/// Rows of text in aligned columns; a line feed in a cell does not start a new row.
struct Table {
    private let rows: [[String]]

    init(header: [String], rows: [[String]]) {
        self.rows = [header] + rows.map { $0.map { ShownText.escaped($0) } }
    }

    var text: String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { Self.line($0, widths: widths) }.joined(separator: "\n")
    }

    private static func line(_ cells: [String], widths: [Int]) -> String {
        var line = zip(cells, widths)
            .map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
            .joined(separator: "  ")
        while line.last == " " { line.removeLast() }
        return line
    }
}
