import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension SQLTransaction {
    private static let phoneLedgerRow = RowStatement(
        into: "phone_ledger",
        onConflict: .replace(key: ["project_id", "phone_number"])
    )

    /// The update changes nothing; it makes PostgreSQL lock an existing row.
    private static let heldLedger =
        emptyLedger() + " phone_number = excluded.phone_number RETURNING *"

    private static let clearedLedger =
        emptyLedger() + """
             sends = '', failures = '', consecutive_failures = 0, last_noted_at = 0
            RETURNING *
            """

    /// The beginning of a statement that inserts a ledger without entries, or changes the existing
    /// one by the assignments that follow.
    ///
    /// Its values are the project, the number, and those of `columns`.
    static func emptyLedger(with columns: [String] = []) -> String {
        let names = columns.map { ", \($0)" }.joined()
        let places = columns.map { _ in ", ?" }.joined()
        return """
            INSERT INTO phone_ledger (
                project_id, phone_number, sends, failures, consecutive_failures, last_noted_at\(names))
            VALUES (?, ?, '', '', 0, 0\(places))
            ON CONFLICT (project_id, phone_number) DO UPDATE SET
            """
    }

    func ledger(of phoneNumber: PhoneNumber, in project: ProjectID) throws -> PhoneLedger {
        let row = try self.row(
            "SELECT * FROM phone_ledger WHERE project_id = ? AND phone_number = ?",
            project,
            phoneNumber
        )
        return try row.map(PhoneLedger.init(row:))
            ?? PhoneLedger(projectID: project, phoneNumber: phoneNumber)
    }

    func holdLedgerLater(
        of phoneNumber: PhoneNumber,
        in project: ProjectID
    ) throws -> Later<PhoneLedger> {
        // SQLite has one writer at a time, so every write transaction locks all ledgers.
        if dialect == .sqlite {
            let ledger = try ledger(of: phoneNumber, in: project)
            return Later { ledger }
        }
        return try ledgerLater(Self.heldLedger, of: phoneNumber, in: project)
    }

    func save(_ ledger: PhoneLedger) throws {
        try performWrite(
            Self.phoneLedgerRow,
            [
                "project_id": ledger.projectID,
                "phone_number": ledger.phoneNumber,
                "sends": Timestamp.text(of: ledger.sends),
                "failures": Timestamp.text(of: ledger.failures),
                "consecutive_failures": ledger.consecutiveFailures,
                "last_noted_at": ledger.lastNotedAt,
                "guesses_empty_at": ledger.guesses.emptyAt,
                "throttled_messages": ledger.throttle.messages,
                "throttled_message_at": ledger.throttle.lastMessageAt,
                "confirmed_address": ledger.throttle.confirmedAddress,
                "confirmed_until": ledger.throttle.confirmedUntil,
            ]
        )
    }

    func clearLedgerLater(
        of phoneNumber: PhoneNumber,
        in project: ProjectID
    ) throws -> Later<PhoneLedger> {
        try ledgerLater(Self.clearedLedger, of: phoneNumber, in: project)
    }

    private func ledgerLater(
        _ statement: String,
        of phoneNumber: PhoneNumber,
        in project: ProjectID
    ) throws -> Later<PhoneLedger> {
        try rowLater(statement, project, phoneNumber).map { row in
            guard let row else { throw StorageError.corrupt }
            return try PhoneLedger(row: row)
        }
    }
}

extension PhoneLedger {
    /// The time of the latest event that affects a limit.
    fileprivate var lastNotedAt: Timestamp {
        let ends = [throttle.lastMessageAt, throttle.confirmedUntil].compactMap(\.self)
        return (sends + failures + ends).max() ?? Timestamp(milliseconds: 0)
    }
}

extension PhoneLedger {
    init(row: SQLRow) throws {
        self.init(
            projectID: try row["project_id"],
            phoneNumber: try row["phone_number"],
            sends: try Timestamp.list(try row["sends"]),
            failures: try Timestamp.list(try row["failures"]),
            consecutiveFailures: try row["consecutive_failures"],
            guesses: GuessCount(emptyAt: try row["guesses_empty_at"]),
            throttle: GuessThrottle(
                messages: try row["throttled_messages"],
                lastMessageAt: try row["throttled_message_at"],
                confirmedAddress: try row["confirmed_address"],
                confirmedUntil: try row["confirmed_until"]
            ),
            optOut: try OptOut(row: row)
        )
    }
}
