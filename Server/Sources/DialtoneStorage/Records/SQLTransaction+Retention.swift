import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func delete(_ records: RetainedRecords, before moment: Timestamp, limit: Int) throws -> Int {
        let table = records.table
        return try deleteAtMost(
            limit,
            from: table.name,
            by: table.key,
            where: table.condition,
            Array(repeating: moment, count: table.condition.count { $0 == "?" })
        )
    }
}

extension RetainedRecords {
    fileprivate typealias Table = (name: String, key: String, condition: String)

    /// The table, its key, and the condition for rows to delete, where `?` is a moment.
    fileprivate var table: Table {
        switch self {
        case .verificationSessions: Self.expiring("verification_session", "verification_session_id")
        case .temporaryProofs: Self.expiring("temporary_proof", "proof_digest")
        case .pendingSignIns: Self.expiring("pending_sign_in", "pending_sign_in_digest")
        case .totpEnrollments: Self.expiring("totp_enrollment", "totp_enrollment_digest")
        case .phoneLedgers:
            // Wrong codes of a year and opt-outs stay, but the word of a gateway is old by then.
            (
                "phone_ledger", "project_id, phone_number",
                """
                last_noted_at < ? AND guesses_empty_at < ?
                AND (opted_out_at IS NULL
                    OR opted_out_by LIKE 'gateway:%' AND opted_out_at < ?)
                """
            )
        case .knownInstallations:
            ("known_installation", "project_id, phone_number, installation", "proved_at < ?")
        case .attemptLedgers: Self.untouched("attempt_ledger", "project_id, kind, subject")
        case .callTallies: Self.untouched("call_tally", "project_id, call, kind, subject")
        case .actionCodes: Self.expiring("action_code", "action_code_digest")
        case .expiredSessions: Self.expiring("session", "session_id")
        case .authorizationCodes:
            ("authorization_code", "authorization_code_digest", "created_at < ?")
        case .accessTokens: Self.expiring("access_token", "token_digest")
        case .hookDeliveries: Self.finished("hook_delivery", "delivery_id")
        case .hookCalls: ("hook_call", "call_id", "called_at < ?")
        case .nodes: ("node", "node_id", "last_seen_at < ?")
        case .operatorMails: Self.finished("operator_mail", "mail_id")
        case .operatorAttempts: Self.untouched("operator_attempt", "operator_name")
        case .operatorInvitations: Self.expiring("operator_invitation", "token_digest")
        case .operatorSessions: Self.expiring("operator_session", "operator_session_id")
        case .operatorSpentProofs: Self.expiring("operator_spent_proof", "proof_digest")
        case .operatorSetupCodes: Self.expiring("operator_setup_code", "token_digest")
        case .messageHours: ("message_hour", "hour", "hour < ?")
        case .accountImportParts:
            (
                "account_import_part", "account_import_id, kind, seq",
                """
                account_import_id IN
                    (SELECT account_import_id FROM account_import WHERE expires_at < ?)
                """
            )
        case .accountImports: Self.expiring("account_import", "account_import_id")
        case .accountJobParts:
            (
                "account_job_part", "account_job_id, kind, seq",
                """
                account_job_id IN
                    (SELECT account_job_id FROM account_job WHERE \(Self.endedJobs))
                """
            )
        case .accountJobs: ("account_job", "account_job_id", Self.endedJobs)
        case .activityCounts: ("activity_count", "project_id, hour, kind, detail", "hour < ?")
        case .pushReceipts: Self.expiring("push_receipt", "receipt_digest")
        case .challengeTokens: Self.expiring("challenge_token", "challenge_token_digest")
        case .awaitedChallenges: Self.expiring("awaited_challenge", "awaited_challenge_digest")
        case .spentProofs: Self.expiring("spent_proof", "project_id, proof_digest")
        case .appProofCounts:
            ("app_proof_count", "project_id, day, app_id, kind, vendor, outcome", "day < ?")
        case .appAttestKeys: ("app_attest_key", "project_id, app_id, key_id", "last_used_at < ?")
        case .sendDecisions: ("send_decision", "send_decision_id", "judged_at < ?")
        case .sendTallies: Self.untouched("send_tally", "project_id, kind, subject")
        case .sendAlerts: ("send_alert", "project_id, kind, dimension, period", "raised_at < ?")
        case .serverAlerts: ("server_alert", "kind, subject, rule, period", "raised_at < ?")
        }
    }

    /// The condition for jobs about many users, without those on which a node works.
    private static let endedJobs = "expires_at < ? AND state NOT IN ('counting', 'running')"

    private static func expiring(_ name: String, _ key: String) -> Table {
        (name, key, "expires_at < ?")
    }

    private static func untouched(_ name: String, _ key: String) -> Table {
        (name, key, "last_noted_at < ?")
    }

    private static func finished(_ name: String, _ key: String) -> Table {
        (name, key, "finished_at < ?")
    }
}
