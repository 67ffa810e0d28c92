import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func deliveries(of project: ProjectID, limit: Int) throws -> [HookDelivery] {
        try items(of: project, in: HookDelivery.outbox, limit: limit)
    }

    func deliveries(
        of project: ProjectID,
        matching filter: HookDelivery.Filter,
        after position: HookDelivery.Position?,
        limit: Int
    ) throws -> [HookDelivery] {
        var conditions = SQLConditions("project_id = ?", project)
        conditions.add("hook_id = ?", ifPresent: filter.hook)
        conditions.add("state = ?", ifPresent: filter.state)
        conditions.add("event = ?", ifPresent: filter.event)
        if let last = position {
            conditions.add(after: last.createdAt, last.id, in: ("created_at", "delivery_id"))
        }
        return try rows(
            """
            SELECT * FROM hook_delivery WHERE \(conditions.text)
            ORDER BY created_at DESC, delivery_id LIMIT ?
            """,
            values: conditions.values + [limit]
        )
        .map(HookDelivery.outbox.item)
    }

    func resendDelivery(
        _ id: String,
        of project: ProjectID,
        at now: Timestamp
    ) throws -> HookDelivery? {
        try row(
            """
            UPDATE hook_delivery
            SET state = 'pending', attempts = 0, due_at = ?, finished_at = NULL, resent_at = ?
            WHERE delivery_id = ? AND project_id = ? AND state <> 'pending' AND body IS NOT NULL
            RETURNING *
            """,
            now,
            now,
            id,
            project
        )
        .map(HookDelivery.outbox.item)
    }

    func hasDeliveries(dueAt now: Timestamp) throws -> Bool {
        try isAnyDue(in: HookDelivery.outbox, at: now)
    }

    func insert(_ delivery: HookDelivery) throws {
        try insert(delivery, into: HookDelivery.outbox)
    }

    func claimDeliveries(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [HookDelivery] {
        try claim(from: HookDelivery.outbox, dueAt: now, until: lease, limit: limit)
    }

    func save(_ delivery: HookDelivery) throws { try save(delivery, in: HookDelivery.outbox) }
}

extension HookDelivery {
    fileprivate static let outbox = SQLOutbox<Self>(
        table: "hook_delivery",
        key: "delivery_id",
        id: \.id,
        content: [
            SQLColumn("hook_id") { $0.hookID },
            SQLColumn("project_id") { $0.projectID },
            SQLColumn("event") { $0.event },
            SQLColumn("account_id") { $0.accountID },
            SQLColumn("tenant_id") { $0.tenantID },
            SQLColumn("body") { $0.body.map(NumberText.init) },
        ],
        outcome: [
            SQLColumn("last_status") { $0.lastStatus },
            SQLColumn("last_duration") { $0.lastDuration?.milliseconds },
        ],
        item: Self.init(row:)
    )

    private init(row: SQLRow) throws {
        let body: NumberText? = try row["body"]
        self.init(
            id: try row["delivery_id"],
            hookID: try row["hook_id"],
            projectID: try row["project_id"],
            event: try row["event"],
            accountID: try row["account_id"],
            tenantID: try row["tenant_id"],
            body: body?.text,
            createdAt: try row["created_at"]
        )
        progress = try OutboxProgress(row: row)
        resentAt = try row["resent_at"]
        lastStatus = try row["last_status"]
        let duration: Int64? = try row["last_duration"]
        lastDuration = duration.map(TimeSpan.init(milliseconds:))
    }
}
