/// The rows that a command lists, as a table or as a JSON object.
///
/// The object contains the rows under a name, so that it can have other fields as well.
struct Listing<Row: Encodable>: CommandView {
    let lines: [String]

    private let name: String
    private let rows: [Row]

    /// The token of the next page; `nil` on the last page, and for lists without pages.
    private let nextPageToken: String?

    /// Creates a table of `rows`, or the sentence `none` if there are none.
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
