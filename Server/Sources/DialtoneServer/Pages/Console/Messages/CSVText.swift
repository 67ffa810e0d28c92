/// Comma-separated values (RFC 4180).
struct CSVText: Sendable {
    let text: String

    init(rows: some Sequence<[String]>) {
        text = rows.map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
    }

    /// Returns a cell that spreadsheets do not take for a formula.
    private static func cell(_ value: String) -> String {
        var value = value
        let isNumber = value.wholeMatch(of: /\+?[0-9]+/) != nil
        if !isNumber, let first = value.unicodeScalars.first,
            "=+-@\t\r".unicodeScalars.contains(first)
        {
            value = "'" + value
        }
        guard value.contains(where: { ",\"\r\n".contains($0) || $0.isNewline }) else {
            return value
        }
        return "\"" + value.replacing("\"", with: "\"\"") + "\""
    }
}
