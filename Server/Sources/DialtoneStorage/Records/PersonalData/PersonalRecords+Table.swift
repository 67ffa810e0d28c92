import DialtoneModel

extension PersonalRecords {
    /// Where the records are, and what an export has of them.
    var table: PersonalTable {
        accountTable ?? numberTable ?? otherTable
    }

    /// The tables that refer to an account.
    private var accountTable: PersonalTable? {
        switch self {
        case .identifiers: Self.account("account_identifier", ["kind", "value"])
        case .passkeys:
            Self.account(
                "passkey",
                [
                    "name", "rp_id", "transports", PersonalColumn("backed_up", .flag), "created_at",
                    "last_used_at",
                ]
            )
        case .sessions:
            Self.account(
                "session",
                [
                    PersonalColumn("session_id", .sessionID), "client", "sign_in_provider",
                    "signed_in_at", "last_used_at", "expires_at", "oauth_client_id", "scopes",
                    "context",
                ]
            )
        case .clientConsents:
            Self.account("client_consent", ["oauth_client_id", "scopes", "granted_at"])
        case .authorizationCodes:
            Self.account(
                "authorization_code",
                ["oauth_client_id", "redirect", "scopes", "created_at"]
            )
        case .pendingSignIns:
            Self.account(
                "pending_sign_in",
                [
                    "provider", "method", "session_claims", "sign_in_attributes", "client",
                    "created_at", "expires_at",
                ]
            )
        case .authenticatorEnrollments:
            Self.account("totp_enrollment", ["created_at", "expires_at", "completed_at"])
        case .secondFactorFailures:
            Self.account(
                "second_factor_ledger",
                [PersonalColumn("failures", .times), "consecutive_failures"]
            )
        case .numberClaims: Self.account("number_claim", ["phone_number", "claimed_at"])
        default: nil
        }
    }

    private static func account(_ name: String, _ columns: [PersonalColumn]) -> PersonalTable {
        PersonalTable(name: name, columns: columns, match: .account)
    }

    /// The tables that have phone numbers.
    private var numberTable: PersonalTable? {
        switch self {
        case .verifications:
            Self.number(
                "verification_session",
                [
                    "phone_number", "purpose", "created_at", "expires_at", "resend_at",
                    "consumed_at", "superseded_at", "is_test",
                ],
                since: "created_at"
            )
        case .temporaryProofs: Self.number("temporary_proof", ["phone_number", "expires_at"])
        case .installations:
            Self.number(
                "known_installation",
                ["phone_number", PersonalColumn("sends", .times), "wrong_codes", "proved_at"],
                since: "proved_at"
            )
        case .messages:
            Self.number(
                "message",
                [
                    "phone_number", "region", "language", "segments", "reason", "gateway_name",
                    "app_id", "notice", "created_at", "delivered_at", "entered_at",
                ],
                since: "created_at"
            )
        case .messageAttempts:
            PersonalTable(
                name: "message_attempt",
                columns: [
                    "gateway_name", "gateway_message_ids", "outcome", "reason", "network",
                    "segments", "price_micros",
                    "price_currency", "started_at", "updated_at",
                ],
                match: .messages,
                createdAt: "started_at"
            )
        case .sendDecisions:
            Self.number(
                "send_decision",
                [
                    "phone_number", "kind", "region", "address", "network", "app_id", "segments",
                    "cost", "currency", "verdict", "rule", "judged_at", "entered_at",
                ],
                since: "judged_at"
            )
        case .numberLimits:
            Self.number(
                "phone_ledger",
                [
                    "phone_number", PersonalColumn("sends", .times),
                    PersonalColumn("failures", .times), "consecutive_failures", "last_noted_at",
                    "opted_out_at", "opted_out_by", "opted_out_reason", "confirmed_address",
                ]
            )
        default: nil
        }
    }

    private static func number(
        _ name: String,
        _ columns: [PersonalColumn],
        since createdAt: String? = nil
    ) -> PersonalTable {
        PersonalTable(name: name, columns: columns, match: .number, createdAt: createdAt)
    }

    private var otherTable: PersonalTable {
        switch self {
        case .actionCodes:
            PersonalTable(
                name: "action_code",
                columns: [
                    "purpose", "email", "new_email", "phone_number", "former_sign_in",
                    "origin_address", "origin_network", "created_at", "expires_at",
                ],
                match: .accountOrEmail
            )
        case .attempts:
            PersonalTable(
                name: "attempt_ledger",
                columns: ["kind", "subject", "moments", "origins", "last_noted_at"],
                match: .subjects(
                    kinds: ["password", "mail", "addressChange", "notice", "textNotice"]
                ),
                createdAt: "last_noted_at"
            )
        case .hookCalls:
            PersonalTable(
                name: "hook_call",
                columns: ["called_at", "trigger_name", "outcome", "code", "status"],
                match: .projectWithTenant
            )
        case .userLog:
            PersonalTable(
                name: "user_log",
                columns: [
                    "logged_at", "action", "method", "second_factor", "address", "client",
                ],
                match: .projectWithTenant
            )
        case .auditEntries:
            PersonalTable(
                name: "audit_detail JOIN audit_entry USING (chain, seq, target_kind)",
                columns: [
                    PersonalColumn("at", .time), "action", "actor_kind", "members", "error_code",
                ],
                match: .audit
            )
        default:
            PersonalTable(
                name: "hook_delivery",
                columns: [
                    "event", "state", "attempts", "created_at", "finished_at", "last_status",
                    "body",
                ],
                match: .hookDeliveries(isPending: self == .pendingHookDeliveries)
            )
        }
    }
}
