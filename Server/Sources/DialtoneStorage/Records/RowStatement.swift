import Synchronization

/// A statement that writes one row of a table.
///
/// A row is written with its columns' names beside their values, and these names make the text:
/// no list of columns, places or assignments has to agree with another one.
final class RowStatement: Sendable {
    /// What happens if there is a row with the same key.
    enum Conflict {
        /// The write fails.
        case refuse
        /// The present row stays as it is, and no row counts as changed.
        case skip
        /// The present row takes the new values, if `condition` holds.
        case replace(key: [String], where: String? = nil)
    }

    private let table: String
    private let conflict: Conflict

    /// Made from the first row that is written: each row has the same columns.
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
