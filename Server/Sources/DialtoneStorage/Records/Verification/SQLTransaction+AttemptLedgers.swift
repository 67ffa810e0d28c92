import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func attempts(
        _ kind: AttemptLedger.Kind,
        of subject: String,
        in project: ProjectID
    ) throws -> AttemptLedger {
        let row = try self.row(
            "SELECT * FROM attempt_ledger WHERE project_id = ? AND kind = ? AND subject = ?",
            project,
            kind,
            NumberSubject(subject)
        )
        return try row.map(AttemptLedger.init(row:))
            ?? AttemptLedger(projectID: project, kind: kind, subject: subject)
    }

    func holdAttempts(
        _ kind: AttemptLedger.Kind,
        of subject: String,
        in project: ProjectID
    ) throws -> AttemptLedger {
        // The update changes nothing; it makes PostgreSQL lock an existing row.
        let row = try self.row(
            """
            INSERT INTO attempt_ledger (project_id, kind, subject, moments, last_noted_at)
            VALUES (?, ?, ?, '', 0)
            ON CONFLICT (project_id, kind, subject) DO UPDATE SET subject = excluded.subject
            RETURNING *
            """,
            project,
            kind,
            NumberSubject(subject)
        )
        guard let row else { throw StorageError.corrupt }
        return try AttemptLedger(row: row)
    }

    func save(_ ledger: AttemptLedger) throws {
        try perform(
            """
            UPDATE attempt_ledger SET moments = ?, origins = ?, last_noted_at = ?
            WHERE project_id = ? AND kind = ? AND subject = ?
            """,
            ledger.momentsColumn,
            ledger.originsColumn,
            ledger.lastNotedAt,
            ledger.projectID,
            ledger.kind,
            NumberSubject(ledger.subject)
        )
    }
}

extension AttemptLedger {
    init(row: SQLRow) throws {
        let subject: NumberSubject = try row["subject"]
        try self.init(
            row: row,
            projectID: row["project_id"],
            kind: row["kind"],
            subject: subject.text
        )
    }

    /// Reads the attempts of an operator, who belongs to no project.
    init(ofOperator row: SQLRow) throws {
        try self.init(
            row: row,
            projectID: ProjectID(rawValue: ""),
            kind: .operatorSignIn,
            subject: row["operator_name"]
        )
    }

    private init(row: SQLRow, projectID: ProjectID, kind: Kind, subject: String) throws {
        let text: String = try row["origins"]
        let origins = text.split(separator: " ")
        var tries: [Try] = []
        var places: [KnownPlace] = []
        for (index, moment) in try Timestamp.list(try row["moments"]).enumerated() {
            // Tries that were stored before addresses were recorded have none.
            let origin = index < origins.count ? origins[index] : "-"
            if origin.hasPrefix("+") {
                places.append(KnownPlace(address: String(origin.dropFirst()), provedAt: moment))
            } else {
                tries.append(Try(at: moment, from: origin == "-" ? nil : String(origin)))
            }
        }
        self.init(
            projectID: projectID,
            kind: kind,
            subject: subject,
            tries: tries,
            places: places
        )
    }

    /// The times at which known places were proved, followed by the times of the tries.
    var momentsColumn: String {
        Timestamp.text(of: places.map(\.provedAt) + moments)
    }

    /// The addresses for the moments, separated by spaces.
    ///
    /// A `+` marks a known place; `-` stands for a try without an address.
    var originsColumn: String {
        guard !places.isEmpty || tries.contains(where: { $0.address != nil }) else { return "" }
        let marked = places.map { "+\($0.address)" }
        return (marked + tries.map { $0.address ?? "-" }).joined(separator: " ")
    }

    /// The start of the row's ``AttemptLedger/retention``.
    ///
    /// It is the time of the last try, or a later time if known places must be kept longer.
    var lastNotedAt: Timestamp {
        let rest = KnownPlace.lifetime - AttemptLedger.retention
        let ends: [Timestamp] = places.map { $0.provedAt + rest }
        return (ends + moments).max() ?? Timestamp(milliseconds: 0)
    }
}
