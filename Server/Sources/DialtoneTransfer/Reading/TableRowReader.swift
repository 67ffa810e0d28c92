import DialtoneFlows

/// A user in a table.
protocol TableUser {
    /// The user's ID, if there is one.
    var id: String? { get }

    func draft() throws(ImportProblem) -> AccountDraft
}

/// Decodes the records of a CSV file.
struct TableRowReader: RowReader {
    /// Returns the user of a record; throws if the record has another number of fields.
    let user: @Sendable ([String?]) throws(ImportProblem) -> any TableUser

    func row(_ text: ListedText<[UInt8]>, number: Int) -> SourceRow {
        guard case .row(let bytes) = text else { return .tooLong(number) }
        var record = FileBytes(bytes)
        guard let parsed = try? CSVTable.record(&record), case .row(let fields) = parsed else {
            return .tooLong(number)
        }
        return row(fields, number: number)
    }

    func row(_ fields: [String?], number: Int) -> SourceRow {
        var id: String?
        do throws(ImportProblem) {
            let found = try user(fields)
            id = found.id
            return SourceRow(number: number, draft: try found.draft())
        } catch {
            return SourceRow(number: number, id: id, problem: error)
        }
    }
}

extension ImportProblem {
    static let otherFieldCount = ImportProblem.ofSource(
        "the number of fields differs from the header"
    )
}
