/// Comma-separated values (RFC 4180).
struct CSVText: Sendable {
    let text: String

    init(rows: some Sequence<[String]>) {
        text = rows.map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
    }

    /// The characters with which a formula begins; some spreadsheets also take wide ones.
    private static let beginnings = Set("=+-@\t\r＝＋－＠".unicodeScalars)

    /// The characters that end a cell in a spreadsheet that takes another separator than a comma.
    private static let separators = Set(";\t\r\n".unicodeScalars)

    /// Returns a cell that spreadsheets do not take for a formula, or for several cells.
    private static func cell(_ value: String) -> String {
        let isNumber = value.wholeMatch(of: /\+?[0-9]+/) != nil
        let value = isNumber ? value : harmless(value)
        guard value.contains(where: { ",;\"\r\n".contains($0) || $0.isNewline }) else {
            return value
        }
        return "\"" + value.replacing("\"", with: "\"\"") + "\""
    }

    /// Returns the text with an apostrophe before each character that could begin a formula.
    private static func harmless(_ value: String) -> String {
        var text = String.UnicodeScalarView()
        var isStart = true
        for scalar in value.unicodeScalars {
            if isStart, beginnings.contains(scalar) { text.append("'") }
            isStart = separators.contains(scalar)
            text.append(scalar)
        }
        return String(text)
    }
}
