import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension SQLTransaction {
    private static let optOutUpdate =
        emptyLedger(with: optOutColumns) + " "
        + optOutColumns.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")

    private static let optOutColumns = [
        "opted_out_at", "opted_out_by", "opted_out_actor", "opted_out_reason",
    ]

    func setOptOut(_ optOut: OptOut?, of number: PhoneNumber, in project: ProjectID) throws {
        try perform(
            Self.optOutUpdate,
            project,
            number,
            optOut?.since,
            optOut?.source.text,
            optOut?.actor,
            optOut?.reason
        )
    }

    func optedOutNumbers(
        of project: ProjectID,
        after position: OptOutPosition?,
        limit: Int
    ) throws -> [OptedOutNumber] {
        var values: [any SQLConvertible] = [project]
        var condition = "project_id = ? AND opted_out_at IS NOT NULL"
        if let position {
            condition += " AND opted_out_at <= ? AND (opted_out_at < ? OR phone_number < ?)"
            values += [position.since, position.since, position.phoneNumber]
        }
        return try rows(
            """
            SELECT phone_number, opted_out_at, opted_out_by, opted_out_actor, opted_out_reason
            FROM phone_ledger WHERE \(condition)
            ORDER BY opted_out_at DESC, phone_number DESC LIMIT ?
            """,
            values: values + [limit]
        )
        .compactMap { row in
            try OptOut(row: row).map {
                OptedOutNumber(phoneNumber: try row["phone_number"], optOut: $0)
            }
        }
    }

    func projectsOptedOut(of number: PhoneNumber) throws -> [ProjectID] {
        try rows(
            """
            SELECT project_id FROM phone_ledger
            WHERE phone_number = ? AND opted_out_at IS NOT NULL ORDER BY project_id
            """,
            number
        )
        .map { try $0["project_id"] }
    }

    func projectsThatWrote(to number: PhoneNumber, by gateway: String) throws -> [ProjectID] {
        try rows(
            """
            SELECT DISTINCT message.project_id
            FROM message JOIN message_attempt USING (session_id)
            WHERE message.phone_number = ? AND message_attempt.gateway_name = ?
                AND message_attempt.outcome IN ('pending', 'accepted', 'unknown')
            ORDER BY message.project_id
            """,
            number,
            gateway
        )
        .map { try $0["project_id"] }
    }
}

extension OptOut {
    /// `nil` if the number has not opted out.
    init?(row: SQLRow) throws {
        let since: Timestamp? = try row["opted_out_at"]
        guard let since else { return nil }
        let text: String? = try row["opted_out_by"]
        guard let text else {
            // Opt-outs from before the source was recorded.
            self.init(since: since, source: .operator)
            return
        }
        guard let source = Source(text: text) else { throw StorageError.corrupt }
        self.init(
            since: since,
            source: source,
            actor: try row["opted_out_actor"],
            reason: try row["opted_out_reason"]
        )
    }
}
