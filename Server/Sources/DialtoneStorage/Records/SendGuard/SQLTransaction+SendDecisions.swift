import DialtoneBasics
import DialtoneModel
package import DialtoneSendGuard
import PhoneNumbers

extension SQLTransaction {
    private static let sendDecisionRow = RowStatement(into: "send_decision")

    func insert(_ decision: SendDecision) throws {
        let attempt = decision.attempt
        try performWrite(
            Self.sendDecisionRow,
            [
                "send_decision_id": decision.id,
                "project_id": attempt.projectID,
                "judged_at": attempt.at,
                "phone_number": attempt.phoneNumber,
                "kind": attempt.kind,
                "region": attempt.region,
                "address": attempt.origin.address,
                "network": attempt.origin.network,
                "app_id": attempt.appID,
                "instance": attempt.instance,
                "is_proved": attempt.isProved,
                "is_known": attempt.isKnown,
                "segments": decision.attempt.segments,
                "cost": attempt.cost.micros,
                "currency": attempt.cost.currency,
                "verdict": decision.verdict,
                "rule": decision.rule?.text,
                "wait": decision.wait?.milliseconds,
                "would_have": decision.wouldHave,
                "would_have_rule": decision.wouldHaveRule?.text,
                "is_probe": decision.isProbe,
                "entered_at": decision.enteredAt,
                "withdrawn_at": decision.withdrawnAt,
            ]
        )
    }

    func sendDecision(_ id: VerificationSessionID) throws -> SendDecision? {
        try row("SELECT * FROM send_decision WHERE send_decision_id = ?", id)
            .map(SendDecision.init(row:))
    }

    func sendDecisions(_ query: SendDecisionQuery) throws -> [SendDecision] {
        var conditions = ["project_id = ?", "judged_at >= ?"]
        var values: [any SQLConvertible] = [query.projectID, query.since]
        if let until = query.until {
            conditions.append("judged_at < ?")
            values.append(until)
        }
        if let number = query.phoneNumber {
            conditions.append("phone_number = ?")
            values.append(number)
        }
        if query.onlyStopped { conditions.append("would_have <> 'admit'") }
        if let last = query.after {
            let comparison = query.isNewestFirst ? "<" : ">"
            conditions.append("(judged_at, send_decision_id) \(comparison) (?, ?)")
            values += [last.at, last.id] as [any SQLConvertible]
        }
        let order = query.isNewestFirst ? "DESC" : "ASC"
        values.append(query.limit)
        return try rows(
            """
            SELECT * FROM send_decision WHERE \(conditions.joined(separator: " AND "))
            ORDER BY judged_at \(order), send_decision_id \(order) LIMIT ?
            """,
            values: values
        )
        .map(SendDecision.init(row:))
    }

    func enterSendDecisionLater(
        _ id: VerificationSessionID,
        at now: Timestamp
    ) throws -> Later<SendDecision?> {
        try rowLater(
            """
            UPDATE send_decision SET entered_at = ?
            WHERE send_decision_id = ? AND verdict = 'admit'
                AND entered_at IS NULL AND withdrawn_at IS NULL
            RETURNING *
            """,
            now,
            id
        )
        .map { try $0.map(SendDecision.init(row:)) }
    }

    func withdrawSendDecision(
        _ id: VerificationSessionID,
        at now: Timestamp
    ) throws -> SendDecision? {
        try row(
            """
            UPDATE send_decision SET withdrawn_at = ?
            WHERE send_decision_id = ? AND verdict = 'admit'
                AND entered_at IS NULL AND withdrawn_at IS NULL
            RETURNING *
            """,
            now,
            id
        )
        .map(SendDecision.init(row:))
    }
}

extension NumberKind: SQLConvertible {}
extension SendVerdict.Name: SQLConvertible {}

extension SendDecision {
    init(row: SQLRow) throws {
        let wait: Int64? = try row["wait"]
        let attempt = SendAttempt(
            projectID: try row["project_id"],
            appID: try row["app_id"],
            instance: try row["instance"],
            phoneNumber: try row["phone_number"],
            kind: try row["kind"],
            region: try row["region"],
            origin: SendOrigin(address: try row["address"], network: try row["network"]),
            isProved: try row["is_proved"],
            isKnown: try row["is_known"],
            segments: try row["segments"],
            cost: Money(micros: try row["cost"], currency: try row["currency"]),
            at: try row["judged_at"]
        )
        self.init(
            id: try row["send_decision_id"],
            attempt: attempt,
            verdict: try row["verdict"],
            rule: try SendRule(column: try row["rule"]),
            wait: wait.map(TimeSpan.init(milliseconds:)),
            wouldHave: try row["would_have"],
            wouldHaveRule: try SendRule(column: try row["would_have_rule"]),
            isProbe: try row["is_probe"],
            enteredAt: try row["entered_at"],
            withdrawnAt: try row["withdrawn_at"]
        )
    }
}

extension SendRule {
    init?(column: String?) throws {
        guard let column else { return nil }
        guard let rule = SendRule(text: column) else { throw StorageError.corrupt }
        self = rule
    }
}
