import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func operatorMails(of project: ProjectID, limit: Int) throws -> [OperatorMail] {
        try items(of: project, in: OperatorMail.outbox, limit: limit)
    }

    func hasOperatorMails(dueAt now: Timestamp) throws -> Bool {
        try isAnyDue(in: OperatorMail.outbox, at: now)
    }

    func insert(_ mail: OperatorMail) throws { try insert(mail, into: OperatorMail.outbox) }

    func claimOperatorMails(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [OperatorMail] {
        try claim(from: OperatorMail.outbox, dueAt: now, until: lease, limit: limit)
    }

    func save(_ mail: OperatorMail) throws { try save(mail, in: OperatorMail.outbox) }
}

extension OperatorMail {
    fileprivate static let outbox = SQLOutbox<Self>(
        table: "operator_mail",
        key: "mail_id",
        id: \.id,
        content: [
            SQLColumn("project_id") { $0.projectID },
            SQLColumn("recipient") { $0.recipient },
            SQLColumn("subject") { NumberSubject($0.subject) },
            SQLColumn("body") { NumberText($0.text) },
        ],
        item: Self.init(row:)
    )

    private init(row: SQLRow) throws {
        let subject: NumberSubject = try row["subject"]
        let body: NumberText = try row["body"]
        self.init(
            id: try row["mail_id"],
            projectID: try row["project_id"],
            recipient: try row["recipient"],
            subject: subject.text,
            text: body.text,
            createdAt: try row["created_at"]
        )
        progress = try OutboxProgress(row: row)
    }
}
