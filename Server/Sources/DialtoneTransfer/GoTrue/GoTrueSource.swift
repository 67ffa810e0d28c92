import DialtoneBasics
import DialtoneFlows

/// The table `auth.users` of GoTrue, as exported with `COPY … TO … CSV HEADER`.
struct GoTrueSource: AccountSource {
    private static let requiredColumns = ["id", "email", "encrypted_password", "created_at"]

    private var table: CSVTable
    private var count = 0
    private let now: Timestamp

    /// Opens the file; users who are banned beyond `now` are imported as disabled.
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
                problem: .ofSource("the number of fields differs from the header")
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
