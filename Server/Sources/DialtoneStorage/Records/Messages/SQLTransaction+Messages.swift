import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension SQLTransaction {
    private static let messageRow = RowStatement(into: "message")

    func message(_ id: VerificationSessionID) throws -> MessageRecord? {
        try row("SELECT * FROM message WHERE session_id = ?", id).map(MessageRecord.init(row:))
    }

    func messages(
        _ filter: MessageFilter,
        at now: Timestamp,
        before: VerificationSessionID?,
        until end: VerificationSessionID?,
        limit: Int
    ) throws -> [MessageRecord] {
        var conditions = MessageConditions(filter, before: before)
        conditions.demandState(filter.state, at: now)
        if let gateway = filter.gatewayName { conditions.demand("gateway_name = ?", gateway) }
        if let end { conditions.demand("session_id >= ?", end) }
        return try rows(
            "SELECT * FROM message \(conditions.clause) ORDER BY session_id DESC LIMIT ?",
            values: conditions.values + [limit]
        )
        .map(MessageRecord.init(row:))
    }

    func lastMessage(
        of count: Int,
        _ filter: MessageFilter,
        before: VerificationSessionID?
    ) throws -> VerificationSessionID? {
        let conditions = MessageConditions(filter, before: before)
        let ends = try rows(
            """
            SELECT session_id FROM message \(conditions.clause)
            ORDER BY session_id DESC LIMIT 2 OFFSET ?
            """,
            values: conditions.values + [count - 1]
        )
        return ends.count == 2 ? try ends[0]["session_id"] : nil
    }

    func insert(_ message: MessageRecord) throws {
        try reopenHour(of: message.sessionID, at: message.createdAt)
        try performWrite(
            Self.messageRow,
            [
                "session_id": message.sessionID,
                "project_id": message.projectID,
                "app_id": message.appID,
                "phone_number": message.phoneNumber,
                "region": message.region,
                "language": message.language,
                "alphabet": message.alphabet,
                "segments": message.segments,
                "state": message.state,
                "reason": message.reason,
                "gateway_name": message.gatewayName,
                "created_at": message.createdAt,
                "expires_at": message.expiresAt,
                "notice": message.notice?.rawValue,
                "delivered_at": message.deliveredAt,
                "entered_at": message.enteredAt,
                "updated_at": message.updatedAt,
            ]
        )
    }

    func enterMessage(_ id: VerificationSessionID, at now: Timestamp) throws {
        try reopenHour(of: id, at: now)
        try perform(
            """
            UPDATE message SET state = ?, entered_at = ?, updated_at = ?
            WHERE session_id = ? AND entered_at IS NULL
            """,
            DeliveryState.entered,
            now,
            now,
            id
        )
    }

    func failMessage(
        _ id: VerificationSessionID,
        reason: SendProblem.Reason?,
        at now: Timestamp
    ) throws {
        try reopenHour(of: id, at: now)
        try perform(
            """
            UPDATE message SET state = ?, reason = ?, updated_at = ?
            WHERE session_id = ? AND state < ?
            """,
            DeliveryState.failed,
            reason,
            now,
            id,
            DeliveryState.failed
        )
    }

    func deleteMessageNames(createdBefore moment: Timestamp, limit: Int) throws -> Int {
        try execute(
            """
            DELETE FROM message_part WHERE (gateway_name, gateway_message_id) IN (
                SELECT gateway_name, gateway_message_id FROM message_part
                WHERE created_at < ? LIMIT ?)
            """,
            moment,
            limit
        )
    }

    func deleteMessages(createdBefore moment: Timestamp, limit: Int) throws -> Int {
        try execute(
            """
            DELETE FROM message WHERE session_id IN (
                SELECT session_id FROM message WHERE session_id < ?
                ORDER BY session_id LIMIT ?)
            """,
            VerificationSessionID.first(at: moment),
            limit
        )
    }
}

/// The conditions of a query of the message log.
private struct MessageConditions {
    private var conditions: [String] = []
    private(set) var values: [any SQLConvertible] = []

    /// Adds the conditions that an index answers.
    init(_ filter: MessageFilter, before: VerificationSessionID?) {
        if let project = filter.projectID { demand("project_id = ?", project) }
        if let number = filter.phoneNumber { demand("phone_number = ?", number) }
        // IDs sort by time.
        if let since = filter.since {
            demand("session_id >= ?", VerificationSessionID.first(at: since))
        }
        let ends = [filter.until.map(VerificationSessionID.first), before].compactMap(\.self)
        for end in ends { demand("session_id < ?", end) }
    }

    var clause: String {
        conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
    }

    mutating func demand(_ condition: String, _ values: any SQLConvertible...) {
        conditions.append(condition)
        self.values += values
    }

    mutating func demandState(_ state: DeliveryState?, at now: Timestamp) {
        switch state {
        case nil: break
        case .expired: demand("state <= ? AND expires_at <= ?", DeliveryState.expired, now)
        case .queued: demand("state = ? AND expires_at > ?", DeliveryState.queued, now)
        case .accepted: demand("state = ? AND expires_at > ?", DeliveryState.accepted, now)
        case .failed: demand("state = ?", DeliveryState.failed)
        case .delivered: demand("state = ?", DeliveryState.delivered)
        case .entered: demand("state = ?", DeliveryState.entered)
        }
    }
}

extension MessageRecord {
    init(row: SQLRow) throws {
        let notice: String? = try row["notice"]
        self.init(
            sessionID: try row["session_id"],
            projectID: try row["project_id"],
            appID: try row["app_id"],
            phoneNumber: try row["phone_number"],
            region: try row["region"],
            language: try row["language"],
            alphabet: try row["alphabet"],
            segments: try row["segments"],
            createdAt: try row["created_at"],
            expiresAt: try row["expires_at"],
            notice: notice.flatMap(AccountNotice.Kind.init(rawValue:)),
            state: try row["state"]
        )
        reason = try row["reason"]
        gatewayName = try row["gateway_name"]
        deliveredAt = try row["delivered_at"]
        enteredAt = try row["entered_at"]
        updatedAt = try row["updated_at"]
    }
}
