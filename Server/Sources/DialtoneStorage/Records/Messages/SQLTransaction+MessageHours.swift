import DialtoneBasics
import DialtoneModel

/// Counting finished hours of the message log once, so that statistics read few rows.
extension SQLTransaction {
    /// Makes the counts of a message's hour invalid, before a late change of the message.
    func reopenHour(of session: VerificationSessionID, at now: Timestamp) throws {
        let hour = MessageHour(of: session.createdAt)
        guard hour.isSettled(at: now) else { return }
        try perform(
            """
            INSERT INTO message_hour (hour, is_counted) VALUES (?, 0)
            ON CONFLICT (hour) DO UPDATE SET is_counted = 0
            """,
            hour.start
        )
    }

    func uncountedMessageHours(since moment: Timestamp, at now: Timestamp) throws -> [MessageHour] {
        let oldest = try row(
            "SELECT session_id FROM message WHERE session_id >= ? ORDER BY session_id LIMIT 1",
            VerificationSessionID.first(at: moment)
        )
        guard let id: VerificationSessionID = try oldest?["session_id"] else { return [] }
        let counted = Set(try countedHours(since: moment))
        var hour = MessageHour(of: max(MessageHour.first(from: moment).start, id.createdAt))
        var hours: [MessageHour] = []
        while hour.isCountable(at: now) {
            if !counted.contains(hour.start) { hours.append(hour) }
            hour = hour.next
        }
        return hours
    }

    func count(_ hour: MessageHour) throws {
        // This locks the row: changes of the hour's messages have then committed, or wait.
        let isClaimed =
            try execute(
                """
                INSERT INTO message_hour (hour, is_counted) VALUES (?, 1)
                ON CONFLICT (hour) DO UPDATE SET is_counted = 1
                WHERE message_hour.is_counted = 0
                """,
                hour.start
            ) == 1
        guard isClaimed else { return }
        try perform("DELETE FROM message_hour_country WHERE hour = ?", hour.start)
        try perform("DELETE FROM message_hour_gateway WHERE hour = ?", hour.start)
        try perform(
            """
            INSERT INTO message_hour_country (project_id, hour, region,
                \(MessageCounts.funnelNames.joined(separator: ", ")))
            SELECT project_id, CAST(? AS bigint), coalesce(region, ''), \(MessageCounts.funnel)
            FROM message WHERE session_id >= ? AND session_id < ? AND notice IS NULL
            GROUP BY project_id, coalesce(region, '')
            """,
            hour.start,
            VerificationSessionID.first(at: hour.start),
            VerificationSessionID.first(at: hour.end)
        )
        try perform(
            """
            INSERT INTO message_hour_gateway (project_id, hour, gateway_name, region,
                price_currency, \(MessageCounts.attemptNames.joined(separator: ", ")))
            SELECT message.project_id, CAST(? AS bigint), attempt.gateway_name,
                coalesce(message.region, ''), coalesce(attempt.price_currency, ''),
                \(MessageCounts.attempts)
            FROM message JOIN message_attempt AS attempt USING (session_id)
            WHERE message.session_id >= ? AND message.session_id < ?
            GROUP BY message.project_id, attempt.gateway_name, coalesce(message.region, ''),
                coalesce(attempt.price_currency, '')
            """,
            hour.start,
            VerificationSessionID.first(at: hour.start),
            VerificationSessionID.first(at: hour.end)
        )
    }

    /// The parts of the log since `moment` that must be counted from the messages themselves.
    func uncountedRanges(since moment: Timestamp) throws -> UncountedRanges {
        UncountedRanges(since: moment, around: try countedHours(since: moment))
    }

    /// The whole hours since `moment` with valid counts, in order.
    private func countedHours(since moment: Timestamp) throws -> [Timestamp] {
        try rows(
            "SELECT hour FROM message_hour WHERE is_counted = 1 AND hour >= ? ORDER BY hour",
            MessageHour.first(from: moment).start
        )
        .map { try $0["hour"] }
    }
}

/// Counts of messages in a range of the log.
extension SQLTransaction {
    func funnels(
        of project: ProjectID?,
        in range: UncountedRange,
        by length: TimeSpan
    ) throws -> [PeriodFunnel] {
        // The length is no parameter, so that the databases group by the same expression that they
        // return.
        let period = "(created_at / \(length.milliseconds))"
        let condition = RangeCondition(range, of: project)
        return try rows(
            """
            SELECT \(period) AS period, region, \(MessageCounts.funnel)
            FROM message WHERE \(condition.clause) AND notice IS NULL GROUP BY \(period), region
            """,
            values: condition.values
        )
        .map { try PeriodFunnel(row: $0, by: length) }
    }

    func gatewayRows(of project: ProjectID?, in range: UncountedRange) throws -> [SQLRow] {
        let condition = RangeCondition(range, of: project)
        return try rows(
            """
            SELECT attempt.gateway_name, message.region, attempt.price_currency,
                \(MessageCounts.attempts)
            FROM message JOIN message_attempt AS attempt USING (session_id)
            WHERE \(condition.clause)
            GROUP BY attempt.gateway_name, message.region, attempt.price_currency
            """,
            values: condition.values
        )
    }

    func costRows(
        of project: ProjectID?,
        in range: UncountedRange,
        by length: TimeSpan
    ) throws -> [SQLRow] {
        let period = "(message.created_at / \(length.milliseconds))"
        let condition = RangeCondition(range, of: project)
        return try rows(
            """
            SELECT \(period) AS period, attempt.price_currency,
                CAST(sum(attempt.price_micros) AS bigint) AS price_micros
            FROM message JOIN message_attempt AS attempt USING (session_id)
            WHERE \(condition.clause)
                AND attempt.price_micros IS NOT NULL AND attempt.price_currency IS NOT NULL
            GROUP BY \(period), attempt.price_currency
            """,
            values: condition.values
        )
    }
}

/// Sums of counted hours.
extension SQLTransaction {
    func countedFunnels(
        of project: ProjectID?,
        since moment: Timestamp,
        by length: TimeSpan
    ) throws -> [PeriodFunnel] {
        let period = "(hour / \(length.milliseconds))"
        return try countedRows(
            """
            \(period) AS period, nullif(region, '') AS region,
            \(MessageCounts.sums(MessageCounts.funnelNames))
            """,
            from: "message_hour_country",
            of: project,
            since: moment,
            groupedBy: "\(period), region"
        )
        .map { try PeriodFunnel(row: $0, by: length) }
    }

    func countedGatewayRows(of project: ProjectID?, since moment: Timestamp) throws -> [SQLRow] {
        try countedRows(
            """
            gateway_name, nullif(region, '') AS region,
            nullif(price_currency, '') AS price_currency,
            \(MessageCounts.sums(MessageCounts.attemptNames))
            """,
            from: "message_hour_gateway",
            of: project,
            since: moment,
            groupedBy: "gateway_name, region, price_currency"
        )
    }

    func countedCostRows(
        of project: ProjectID?,
        since moment: Timestamp,
        by length: TimeSpan
    ) throws -> [SQLRow] {
        let period = "(hour / \(length.milliseconds))"
        return try countedRows(
            """
            \(period) AS period, price_currency,
            \(MessageCounts.sums(["price_micros"]))
            """,
            from: "message_hour_gateway",
            of: project,
            since: moment,
            where: "AND price_micros IS NOT NULL AND price_currency <> ''",
            groupedBy: "\(period), price_currency"
        )
    }

    private func countedRows(
        _ columns: String,
        from table: String,
        of project: ProjectID?,
        since moment: Timestamp,
        where condition: String = "",
        groupedBy group: String
    ) throws -> [SQLRow] {
        try rows(
            """
            SELECT \(columns) FROM \(table) JOIN message_hour USING (hour)
            WHERE hour >= ? AND is_counted = 1
                \(project == nil ? "" : "AND project_id = ?") \(condition)
            GROUP BY \(group)
            """,
            values: [MessageHour.first(from: moment).start]
                + (project.map { [$0] as [any SQLConvertible] } ?? [])
        )
    }
}

/// The condition for the messages of a range and a project.
private struct RangeCondition {
    private(set) var clause = "message.session_id >= ?"
    private(set) var values: [any SQLConvertible]

    init(_ range: UncountedRange, of project: ProjectID?) {
        values = [VerificationSessionID.first(at: range.start)]
        if let end = range.end {
            clause += " AND message.session_id < ?"
            values.append(VerificationSessionID.first(at: end))
        }
        if let project {
            clause += " AND message.project_id = ?"
            values.append(project)
        }
    }
}

extension PeriodFunnel {
    fileprivate init(row: SQLRow, by length: TimeSpan) throws {
        let period: Int64 = try row["period"]
        self.init(
            start: Timestamp(milliseconds: period * length.milliseconds),
            funnel: MessageFunnel(
                region: try row["region"],
                messages: try row["messages"],
                accepted: try row["accepted"],
                delivered: try row["delivered"],
                entered: try row["entered"],
                failed: try row["failed"]
            )
        )
    }
}
