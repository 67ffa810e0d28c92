import Testing

@testable import DialtoneStorage

/// The statements that are made from the names of a row's columns.
@Suite struct RowStatementTests {
    private let row: KeyValuePairs<String, any SQLConvertible> = [
        "project_id": "shop", "name": "a", "content": "b", "updated_at": 1,
    ]

    @Test func `an insert has a placeholder for each column`() {
        let statement = RowStatement(into: "note")
        let text = """
            INSERT INTO note (project_id, name, content, updated_at) VALUES (?, ?, ?, ?)
            """
        #expect(statement.text(for: row) == text)
        #expect(statement.text(for: row) == text)
    }

    @Test func `on conflict an existing row can be kept`() {
        let text = RowStatement(into: "note", onConflict: .skip).text(for: row)
        #expect(text.hasSuffix(" VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"))
    }

    @Test func `on conflict every value but the key is replaced, if the condition holds`() {
        let key = ["project_id", "name"]
        let always = RowStatement(into: "note", onConflict: .replace(key: key)).text(for: row)
        let change = """
             ON CONFLICT (project_id, name) DO UPDATE SET \
            content = excluded.content, updated_at = excluded.updated_at
            """
        #expect(always.hasSuffix(" VALUES (?, ?, ?, ?)" + change))
        let sometimes = RowStatement(
            into: "note",
            onConflict: .replace(key: key, where: "note.updated_at < excluded.updated_at")
        )
        #expect(
            sometimes.text(for: row)
                .hasSuffix(change + " WHERE note.updated_at < excluded.updated_at")
        )
    }

    @Test func `values are bound to their columns whatever their order`() throws {
        let connection = try SQLiteConnection(path: ":memory:", for: .writing, use: .commands)
        try connection.execute("CREATE TABLE note (id INTEGER PRIMARY KEY, content TEXT) STRICT")
        let transaction = SQLTransaction(connection)
        let statement = RowStatement(
            into: "note",
            onConflict: .replace(key: ["id"], where: "note.content = ?")
        )
        #expect(try transaction.writeRow(statement, ["content": "a", "id": 7], "") == 1)
        #expect(try transaction.writeRow(statement, ["content": "b", "id": 7], "other") == 0)
        #expect(try transaction.writeRow(statement, ["content": "c", "id": 7], "a") == 1)
        let rows = try transaction.rows("SELECT id, content FROM note")
        #expect(rows.map(\.values) == [[.integer(7), .text("c")]])
    }
}
