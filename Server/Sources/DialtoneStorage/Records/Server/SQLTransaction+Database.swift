import DialtoneModel

extension SQLTransaction {
    func ping() throws { _ = try rows("SELECT writes FROM write_probe") }

    func databaseSize() throws -> DatabaseSize {
        let (kind, statement) =
            switch dialect {
            case .sqlite:
                (
                    "sqlite",
                    """
                    SELECT page_count * page_size AS bytes
                    FROM pragma_page_count(), pragma_page_size()
                    """
                )
            case .postgres:
                ("postgres", "SELECT pg_database_size(current_database()) AS bytes")
            }
        return DatabaseSize(kind: kind, bytes: try row(statement)?["bytes"] ?? 0)
    }
}
