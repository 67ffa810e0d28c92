import DialtoneBasics
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

    func waiting(in queue: StoredQueue) throws -> (count: Int, oldest: Timestamp?) {
        let found = try row(
            """
            SELECT count(*) AS waiting, min(created_at) AS oldest FROM (
                SELECT created_at FROM \(queue.table) WHERE state = 'pending'
                ORDER BY due_at LIMIT ?) AS pending
            """,
            StoredQueue.countLimit
        )
        guard let found else { return (0, nil) }
        return (try found["waiting"], try found["oldest"])
    }
}

extension StoredQueue {
    fileprivate var table: String {
        switch self {
        case .hookDeliveries: "hook_delivery"
        case .operatorMails: "operator_mail"
        }
    }
}
