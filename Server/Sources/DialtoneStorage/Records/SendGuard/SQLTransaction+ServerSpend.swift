import DialtoneBasics
import DialtoneSendGuard

extension SQLTransaction {
    func serverSpend(in currency: String) throws -> SendTally? {
        try row("SELECT * FROM server_spend WHERE currency = ?", currency)
            .map { try SendTally(serverRow: $0) }
    }

    func holdServerSpend(in currency: String) throws -> SendTally {
        // SQLite has one writer at a time, so every write transaction locks the row.
        let found =
            switch dialect {
            case .sqlite: try serverSpend(in: currency)
            case .postgres: try lockedServerSpend(in: currency)
            }
        return found ?? SendTally(dimension: SendDimension(.server, currency))
    }

    /// The update changes nothing; it makes PostgreSQL lock an existing row.
    private func lockedServerSpend(in currency: String) throws -> SendTally? {
        try row(
            """
            INSERT INTO server_spend (currency, buckets, last_noted_at) VALUES (?, '', 0)
            ON CONFLICT (currency) DO UPDATE SET currency = excluded.currency
            RETURNING *
            """,
            currency
        )
        .map { try SendTally(serverRow: $0) }
    }

    func saveServerSpend(_ tally: SendTally, at now: Timestamp) throws {
        try perform(
            """
            INSERT INTO server_spend (currency, buckets, last_noted_at) VALUES (?, ?, ?)
            ON CONFLICT (currency) DO UPDATE SET
                buckets = excluded.buckets, last_noted_at = excluded.last_noted_at
            """,
            tally.dimension.subject,
            SendBuckets.column(of: tally.buckets),
            now
        )
    }
}

extension SendTally {
    fileprivate init(serverRow row: SQLRow) throws {
        self.init(
            dimension: SendDimension(.server, try row["currency"]),
            buckets: try SendBuckets.list(try row["buckets"])
        )
    }
}
