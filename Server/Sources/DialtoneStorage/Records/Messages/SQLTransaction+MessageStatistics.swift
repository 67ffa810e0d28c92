import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension SQLTransaction {
    func messageFunnels(
        of project: ProjectID?,
        since moment: Timestamp,
        by length: TimeSpan
    ) throws -> [PeriodFunnel] {
        let ranges = try uncountedRanges(since: moment)
        var funnels = try ranges.flatMap { try self.funnels(of: project, in: $0, by: length) }
        if ranges.hasCountedHours {
            funnels += try countedFunnels(of: project, since: moment, by: length)
        }
        return funnels
    }

    func gatewayStatistics(
        of project: ProjectID?,
        since moment: Timestamp
    ) throws -> [GatewayStatistics] {
        let ranges = try uncountedRanges(since: moment)
        var sums = GatewaySums()
        for range in ranges { try sums.add(gatewayRows(of: project, in: range)) }
        if ranges.hasCountedHours { try sums.add(countedGatewayRows(of: project, since: moment)) }
        return sums.statistics
    }

    func messageCosts(
        of project: ProjectID?,
        since moment: Timestamp,
        by length: TimeSpan
    ) throws -> [PeriodCost] {
        let ranges = try uncountedRanges(since: moment)
        var rows = try ranges.flatMap { try costRows(of: project, in: $0, by: length) }
        if ranges.hasCountedHours {
            rows += try countedCostRows(of: project, since: moment, by: length)
        }
        return try PeriodCost.sums(of: rows, by: length)
    }

    func routeRecords(
        since moment: Timestamp,
        decidedBy now: Timestamp
    ) throws -> [RouteRecord] {
        let mayHaveLeft = "attempt.outcome IN ('accepted', 'unknown')"
        let isEntered = "message.entered_at IS NOT NULL AND \(mayHaveLeft)"
        let records = try rows(
            """
            SELECT attempt.gateway_name, message.region,
                \(numberOrPrefix) AS prefix,
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
                prefix: try prefix(in: row),
                entered: try row["entered"],
                missed: try row["missed"],
                micros: try row["micros"],
                priced: try row["priced"]
            )
        }
        return encryptsNumbers ? records.mergedByPrefix : records
    }

    /// What the statistics of routes group by: SQL does not find the prefix of an encrypted number.
    private var numberOrPrefix: String {
        encryptsNumbers
            ? "message.phone_number"
            : """
            substr(
                substr(message.phone_number, 1, length(message.phone_number) - 4), 1, 11
            )
            """
    }

    private func prefix(in row: SQLRow) throws -> String {
        guard encryptsNumbers else { return try row["prefix"] }
        let number: PhoneNumber = try row["prefix"]
        return number.prefix
    }

    private static func count(_ condition: String) -> String {
        MessageCounts.count(condition)
    }
}

extension [RouteRecord] {
    /// The records of numbers with the same prefix as one, in the order that SQL has.
    fileprivate var mergedByPrefix: [RouteRecord] {
        let groups = Dictionary(grouping: self) { [$0.gatewayName, $0.region ?? "", $0.prefix] }
        return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, records in
            records.dropFirst().reduce(records.first) { sum, record in
                sum.map { sum in
                    RouteRecord(
                        gatewayName: sum.gatewayName,
                        region: sum.region,
                        prefix: sum.prefix,
                        entered: sum.entered + record.entered,
                        missed: sum.missed + record.missed,
                        micros: sum.micros + record.micros,
                        priced: sum.priced + record.priced
                    )
                }
            }
        }
    }
}
