/// A text table; the first column is left-aligned, the others right-aligned.
struct TextTable {
    private var rows: [[String]]

    init(titles: [String]) {
        rows = [titles]
    }

    mutating func add(_ row: [String]) {
        rows.append(row)
    }

    var text: String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + padding : padding + cell.0
            }
            .joined(separator: "  ")
        }
        .joined(separator: "\n")
    }
}
