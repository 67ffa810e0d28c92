import DialtoneCore

/// The table `auth.users` of GoTrue, as `COPY … TO … CSV HEADER` writes it.
struct GoTrueSource: AccountSource {
    private static let requiredColumns = ["id", "email", "encrypted_password", "created_at"]

    private var table: CSVTable
    private var count = 0
    private let now: Timestamp

    /// Users who are banned until after `now` are taken as disabled.
    init(path: String, now: Timestamp) throws(SourceFailure) {
        table = try CSVTable(try FileBytes(path: path))
        for column in Self.requiredColumns where !table.columns.contains(column) {
            throw .noColumn(column)
        }
        self.now = now
    }

    mutating func next() throws(SourceFailure) -> SourceRow? {
        guard let record = try table.next() else { return nil }
        count += 1
        guard case .row(let fields) = record else {
            return SourceRow(number: count, id: nil, problem: .tooLong("the row"))
        }
        guard fields.count == table.columns.count else {
            return SourceRow(
                number: count,
                id: nil,
                problem: .ofSource("the row has another number of fields than the header")
            )
        }
        let user = GoTrueUser(
            fields: Dictionary(zip(table.columns, fields), uniquingKeysWith: { first, _ in first })
        )
        do throws(ImportProblem) {
            return SourceRow(number: count, draft: try user.draft(at: now))
        } catch {
            return SourceRow(number: count, id: user["id"], problem: error)
        }
    }
}
