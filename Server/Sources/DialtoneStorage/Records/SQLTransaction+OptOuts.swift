import DialtoneCore
import PhoneNumbers

extension SQLTransaction {
    func setOptOut(
        of number: PhoneNumber,
        in project: ProjectID,
        at moment: Timestamp?
    ) throws {
        try execute(
            """
            INSERT INTO phone_ledger (
                project_id, phone_number, sends, failures, consecutive_failures, last_noted_at,
                opted_out_at)
            VALUES (?, ?, '', '', 0, 0, ?)
            ON CONFLICT (project_id, phone_number)
            DO UPDATE SET opted_out_at = excluded.opted_out_at
            """,
            project,
            number,
            moment
        )
    }

    func optedOutNumbers(
        of project: ProjectID,
        after number: PhoneNumber?,
        limit: Int
    ) throws -> [PhoneNumber] {
        try rows(
            """
            SELECT phone_number FROM phone_ledger
            WHERE project_id = ? AND opted_out_at IS NOT NULL AND phone_number > ?
            ORDER BY phone_number LIMIT ?
            """,
            project,
            number?.e164 ?? "",
            limit
        )
        .map { try $0["phone_number"] }
    }
}
