import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func messageFunnels(
        of project: ProjectID?,
        since moment: Timestamp,
        by length: TimeSpan
    ) throws -> [PeriodFunnel] {
        // The length is no parameter, so that the databases group by the same expression that they
        // return.
        let period = "(created_at / \(length.milliseconds))"
        return try rows(
            """
            SELECT \(period) AS period, region, count(*) AS messages,
                \(Self.count("state IN (1, 4, 5)")) AS accepted,
                \(Self.count("delivered_at IS NOT NULL")) AS delivered,
                \(Self.count("entered_at IS NOT NULL")) AS entered,
                \(Self.count("state = 3")) AS failed
            FROM message WHERE session_id >= ? AND notice IS NULL \(Self.clause(for: project))
            GROUP BY \(period), region
            """,
            values: [VerificationSessionID.first(at: moment)] + Self.values(for: project)
        )
        .map { row in
            let period: Int64 = try row["period"]
            return PeriodFunnel(
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

    func gatewayStatistics(
        of project: ProjectID?,
        since moment: Timestamp
    ) throws -> [GatewayStatistics] {
        try rows(
            """
            SELECT attempt.gateway_name, message.region, attempt.price_currency,
                count(*) AS attempts,
                \(Self.count("attempt.choice LIKE '%\"learned\"%'")) AS learned,
                \(Self.count("attempt.outcome = 'accepted'")) AS accepted,
                \(Self.count("attempt.outcome = 'unknown'")) AS unknown,
                \(Self.count("attempt.state = 4")) AS delivered,
                \(Self.count("attempt.state = 3")) AS failed,
                \(Self.count(
                    "attempt.outcome IN ('accepted', 'unknown') "
                        + "AND message.entered_at IS NOT NULL"
                )) AS entered,
                \(Self.count("attempt.is_possible_double = 1")) AS possible_doubles,
                CAST(sum(attempt.price_micros) AS bigint) AS price_micros
            FROM message JOIN message_attempt AS attempt USING (session_id)
            WHERE message.session_id >= ? \(Self.clause(for: project, in: "message."))
            GROUP BY attempt.gateway_name, message.region, attempt.price_currency
            ORDER BY attempt.gateway_name, message.region, attempt.price_currency
            """,
            values: [VerificationSessionID.first(at: moment)] + Self.values(for: project)
        )
        .map(GatewayStatistics.init(row:))
    }

    func routeRecords(
        since moment: Timestamp,
        decidedBy now: Timestamp
    ) throws -> [RouteRecord] {
        let mayHaveLeft = "attempt.outcome IN ('accepted', 'unknown')"
        let isEntered = "message.entered_at IS NOT NULL AND \(mayHaveLeft)"
        return try rows(
            """
            SELECT attempt.gateway_name, message.region,
                substr(
                        substr(message.phone_number, 1, length(message.phone_number) - 4), 1, 11
                    ) AS prefix,
                \(Self.count(isEntered)) AS entered,
                \(Self.count("NOT (\(isEntered))")) AS missed,
                CAST(coalesce(sum(attempt.price_micros), 0) AS bigint) AS micros,
                count(attempt.price_micros) AS priced
            FROM message JOIN message_attempt AS attempt USING (session_id)
            WHERE message.session_id >= ? AND message.notice IS NULL
                AND (message.entered_at IS NOT NULL OR message.expires_at <= ?)
                AND attempt.outcome <> 'pending'
                AND coalesce(attempt.reason, '') NOT IN ('invalidNumber', 'optedOut')
            GROUP BY attempt.gateway_name, message.region, prefix
            ORDER BY attempt.gateway_name, message.region, prefix
            """,
            VerificationSessionID.first(at: moment),
            now
        )
        .map { row in
            RouteRecord(
                gatewayName: try row["gateway_name"],
                region: try row["region"],
                prefix: try row["prefix"],
                entered: try row["entered"],
                missed: try row["missed"],
                micros: try row["micros"],
                priced: try row["priced"]
            )
        }
    }

    private static func count(_ condition: String) -> String {
        "count(CASE WHEN \(condition) THEN 1 END)"
    }

    private static func clause(for project: ProjectID?, in table: String = "") -> String {
        project == nil ? "" : "AND \(table)project_id = ?"
    }

    private static func values(for project: ProjectID?) -> [any SQLConvertible] {
        project.map { [$0] } ?? []
    }
}

extension GatewayStatistics {
    fileprivate init(row: SQLRow) throws {
        self.init(
            gatewayName: try row["gateway_name"],
            region: try row["region"],
            attempts: try row["attempts"],
            learned: try row["learned"],
            accepted: try row["accepted"],
            unknown: try row["unknown"],
            delivered: try row["delivered"],
            failed: try row["failed"],
            entered: try row["entered"],
            possibleDoubles: try row["possible_doubles"],
            cost: try Money(row: row, micros: "price_micros", currency: "price_currency")
        )
    }
}
