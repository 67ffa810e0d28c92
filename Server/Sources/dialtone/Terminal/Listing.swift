/// Rows that a command lists: a table for people, and one JSON object for programs.
///
/// The object has the rows under a name, so that other fields can stand beside them.
struct Listing<Row: Encodable>: CommandView {
    let lines: [String]

    private let name: String
    private let rows: [Row]

    /// Where the next page begins; `nil` on the last page, and for lists that have no pages.
    private let nextPageToken: String?

    /// A table of `rows`, or the sentence `none` if there are none.
    init(
        _ name: String,
        _ rows: [Row],
        nextPageToken: String? = nil,
        header: [String],
        none: String,
        row: (Row) -> [String]
    ) {
        self.init(
            name,
            rows,
            nextPageToken: nextPageToken,
            lines: rows.isEmpty ? [none] : [Table(header: header, rows: rows.map(row)).text]
        )
    }

    init(_ name: String, _ rows: [Row], nextPageToken: String? = nil, lines: [String]) {
        self.name = name
        self.rows = rows
        self.nextPageToken = nextPageToken
        self.lines = lines
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: FieldName.self)
        try fields.encode(rows, forKey: FieldName(stringValue: name))
        try fields.encodeIfPresent(
            nextPageToken,
            forKey: FieldName(stringValue: "nextPageToken")
        )
    }
}

private struct FieldName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
