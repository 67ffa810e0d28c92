import Synchronization

/// A statement that writes one row of a table.
///
/// Rows are written with column names next to their values, and the statement's text is generated
/// from these names. So no separate lists of columns, placeholders and assignments must agree.
final class RowStatement: Sendable {
    /// The behavior if a row with the same key exists.
    enum Conflict {
        /// The write fails.
        case refuse
        /// The existing row does not change, and no row counts as changed.
        case skip
        /// The existing row takes the new values if the condition holds.
        case replace(key: [String], where: String? = nil)
    }

    private let table: String
    private let conflict: Conflict

    /// The text, generated from the first row that is written: all rows have the same columns.
    private let made = Mutex<String?>(nil)

    init(into table: String, onConflict conflict: Conflict = .refuse) {
        self.table = table
        self.conflict = conflict
    }

    func text(for row: KeyValuePairs<String, any SQLConvertible>) -> String {
        made.withLock { made in
            if let made { return made }
            let text = makeText(for: row.map(\.key))
            made = text
            return text
        }
    }

    private func makeText(for columns: [String]) -> String {
        let places = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        let insertion =
            "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))"
        switch conflict {
        case .refuse:
            return insertion
        case .skip:
            return insertion + " ON CONFLICT DO NOTHING"
        case .replace(let key, let condition):
            let changes = columns.filter { !key.contains($0) }.map { "\($0) = excluded.\($0)" }
            return insertion + " ON CONFLICT (\(key.joined(separator: ", "))) DO UPDATE SET "
                + changes.joined(separator: ", ") + (condition.map { " WHERE \($0)" } ?? "")
        }
    }
}
