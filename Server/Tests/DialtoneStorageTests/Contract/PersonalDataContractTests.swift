import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

/// Tests that exports and erasures find all records of a user, and no other user's.
@Suite struct PersonalDataContractTests {
    private static let number = "+16505550101"
    private static let email = "ada@example.com"

    private static let subject: PersonalSubject = {
        var account = Account.sample("ada", phoneNumber: .fictional(1))
        account.email = email
        return PersonalSubject(account)
    }()

    /// Calls `body` with a store in which two users have a record of every kind.
    private func withRecords(
        on engine: StoreEngine,
        _ body: (any Database) async throws -> Void
    ) async throws {
        try await engine.withDatabase { open, execute in
            let store = try await open()
            try await store.prepare()
            try execute(
                """
                INSERT INTO oauth_client
                VALUES ('demo-dialtone', 'client', 'public', 'Client', '{}', 0)
                """
            )
            let users = [
                PersonalRow(id: "ada", number: Self.number, email: Self.email, seed: 1),
                PersonalRow(id: "bob", number: "+16505550102", email: "bob@example.com", seed: 2),
            ]
            for user in users {
                var account = Account.sample(user.id, phoneNumber: PhoneNumber(e164: user.number))
                account.email = user.email
                try await store.insert(account)
                for statement in user.statements(isPostgres: engine == .postgres) {
                    try execute(statement)
                }
            }
            try await body(store)
            await store.close()
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `an export has the user's record of every kind, and no other`(
        engine: StoreEngine
    ) async throws {
        try await withRecords(on: engine) { store in
            for kind in PersonalRecords.allCases {
                let found = try await store.read {
                    try $0.personalRecords(kind, of: Self.subject)
                }
                #expect(found.count == 1, "\(kind)")
                let text = found.flatMap(\.fields.values).joined(separator: " ")
                #expect(!text.contains("bob") && !text.contains("0102"), "\(kind): \(text)")
                #expect(!text.contains("secret"), "\(kind): \(text)")
                let count = try await store.read {
                    try $0.personalRecordCount(kind, of: Self.subject)
                }
                #expect(count == found.count, "\(kind)")
            }
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `an erasure deletes what has no reason to stay, and nothing of another user`(
        engine: StoreEngine
    ) async throws {
        try await withRecords(on: engine) { store in
            var other = Account.sample("bob", phoneNumber: .fictional(2))
            other.email = "bob@example.com"
            let bob = PersonalSubject(other)
            for kind in PersonalRecords.allCases {
                let erased = try await store.write { try $0.erase(kind, of: Self.subject) }
                let left = try await store.read {
                    try $0.personalRecordCount(kind, of: Self.subject)
                }
                let isKept = kind.reasonToKeep != nil
                #expect((erased > 0) == !isKept, "\(kind)")
                #expect(left == (isKept ? 1 : 0), "\(kind)")
            }
            for kind in PersonalRecords.allCases {
                let count = try await store.read { try $0.personalRecordCount(kind, of: bob) }
                #expect(count == 1, "\(kind)")
            }
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `records of a number that are older than the account are not exported`(
        engine: StoreEngine
    ) async throws {
        try await withRecords(on: engine) { store in
            var account = Account(
                id: AccountID(rawValue: "ada"),
                projectID: .sample,
                createdAt: .start + .days(1)
            )
            account.phoneNumber = .fictional(1)
            let late = PersonalSubject(account)
            for kind in [
                PersonalRecords.messages, .messageAttempts, .sendDecisions, .verifications,
            ] {
                let exported = try await store.read { try $0.personalRecords(kind, of: late) }
                #expect(exported.isEmpty)
                let count = try await store.read { try $0.personalRecordCount(kind, of: late) }
                #expect(count == 1)
            }
        }
    }
}

/// The records of a user, one of each kind.
private struct PersonalRow {
    let id: String
    let number: String
    let email: String

    /// What makes the digests of the user unique.
    let seed: UInt8

    func statements(isPostgres: Bool) -> [String] {
        let bytes = Hex.encode(Array(repeating: seed, count: 16))
        let blob = isPostgres ? "'\\x\(bytes)'::bytea" : "x'\(bytes)'"
        return ofAccount(blob) + ofNumber(blob) + ofEvents(blob)
    }

    private var now: String { "\(Timestamp.start.milliseconds)" }
    private var project: String { "'demo-dialtone'" }

    private func insert(_ table: String, _ values: KeyValuePairs<String, String>) -> String {
        let columns = values.map(\.key).joined(separator: ", ")
        let row = values.map(\.value).joined(separator: ", ")
        return "INSERT INTO \(table) (\(columns)) VALUES (\(row))"
    }

    private func ofAccount(_ blob: String) -> [String] {
        let account = "'\(id)'"
        return [
            insert(
                "passkey",
                [
                    "project_id": project, "credential_id": blob, "account_id": account,
                    "user_handle": blob, "rp_id": "'rp'", "public_key": blob, "algorithm": "-7",
                    "transports": "'usb'", "backup_eligible": "1", "backed_up": "1",
                    "counter": "0", "name": "'key'", "created_at": now,
                ]
            ),
            insert(
                "session",
                [
                    "session_id": blob, "project_id": project, "account_id": account,
                    "refresh_token_digest": blob, "sign_in_provider": "'phone'",
                    "signed_in_at": now, "last_used_at": now,
                ]
            ),
            insert(
                "client_consent",
                [
                    "project_id": project, "account_id": account, "oauth_client_id": "'client'",
                    "scopes": "'openid'", "granted_at": now,
                ]
            ),
            insert(
                "authorization_code",
                [
                    "authorization_code_digest": blob, "project_id": project,
                    "oauth_client_id": "'client'", "account_id": account,
                    "browser_session_id": blob, "redirect": "'https://a.example'",
                    "scopes": "'openid'", "nonce": "'secret'", "id_token_claims": "''",
                    "created_at": now,
                ]
            ),
            insert(
                "pending_sign_in",
                [
                    "pending_sign_in_digest": blob, "project_id": project, "account_id": account,
                    "provider": "'phone'", "method": "'phone'", "created_at": now,
                    "expires_at": now,
                ]
            ),
            insert(
                "totp_enrollment",
                [
                    "totp_enrollment_digest": blob, "project_id": project, "account_id": account,
                    "second_factor_id": "'factor'", "sealed_secret": blob, "tries_left": "3",
                    "created_at": now, "expires_at": now,
                ]
            ),
            insert(
                "second_factor_ledger",
                [
                    "project_id": project, "account_id": account, "failures": "'\(now)'",
                    "consecutive_failures": "1",
                ]
            ),
            insert(
                "number_claim",
                [
                    "project_id": project, "account_id": account, "phone_number": "'\(number)'",
                    "claimed_at": now,
                ]
            ),
        ]
    }

    private func ofNumber(_ blob: String) -> [String] {
        let number = "'\(number)'"
        return [
            insert(
                "verification_session",
                [
                    "verification_session_id": blob, "project_id": project,
                    "purpose": "'signIn'", "phone_number": number, "code_digest": blob,
                    "tries_left": "3", "created_at": now, "expires_at": now, "resend_at": now,
                    "is_test": "0", "installation": "'secret'",
                ]
            ),
            insert(
                "temporary_proof",
                [
                    "proof_digest": blob, "project_id": project, "phone_number": number,
                    "expires_at": now,
                ]
            ),
            insert(
                "known_installation",
                [
                    "project_id": project, "phone_number": number, "installation": "'secret'",
                    "sends": "'\(now)'", "wrong_codes": "0", "proved_at": now,
                ]
            ),
            insert(
                "message",
                [
                    "session_id": blob, "project_id": project, "phone_number": number,
                    "language": "'en'", "alphabet": "'gsm'", "segments": "1", "state": "1",
                    "created_at": now, "expires_at": now, "updated_at": now,
                ]
            ),
            insert(
                "message_attempt",
                [
                    "session_id": blob, "attempt_id": blob, "project_id": project,
                    "gateway_name": "'main'", "cause": "'first'", "choice": "'only'",
                    "is_possible_double": "0", "outcome": "'accepted'", "state": "1",
                    "gateway_message_ids": "''", "code": "'secret'", "started_at": now,
                    "updated_at": now, "report_tries": "0",
                ]
            ),
            insert(
                "send_decision",
                [
                    "send_decision_id": blob, "project_id": project, "judged_at": now,
                    "phone_number": number, "kind": "'code'", "region": "'US'",
                    "address": "'203.0.113.7'", "network": "'203.0.113.0/24'",
                    "instance": "'secret'", "is_proved": "0", "is_known": "0", "segments": "1",
                    "cost": "1", "currency": "'EUR'", "verdict": "'admit'",
                    "would_have": "'admit'", "is_probe": "0",
                ]
            ),
            insert(
                "phone_ledger",
                [
                    "project_id": project, "phone_number": number, "sends": "'\(now)'",
                    "failures": "''", "consecutive_failures": "0", "last_noted_at": now,
                ]
            ),
        ]
    }

    private func ofEvents(_ blob: String) -> [String] {
        let event = #"{"data":{"projectId":"demo-dialtone","account":{"id":"\#(id)"}}}"#
        let chain = "'projects/demo-dialtone'"
        let deliveries = ["pending", "dead"].map { state in
            insert(
                "hook_delivery",
                [
                    "delivery_id": "'\(id)-\(state)'", "hook_id": "'hook'", "project_id": project,
                    "account_id": "'\(id)'", "event": "'account.created'", "body": "'\(event)'",
                    "state": "'\(state)'",
                    "attempts": "1", "created_at": now, "due_at": now,
                ]
            )
        }
        return deliveries + [
            insert(
                "user_log",
                [
                    "entry_id": "'\(id)'", "project_id": project, "account_id": "'\(id)'",
                    "logged_at": now, "action": "'account.signedIn'", "method": "'phone'",
                    "address": "'203.0.113.7'",
                ]
            ),
            insert(
                "hook_call",
                [
                    "call_id": "'\(id)'", "project_id": project, "hook_id": "'hook'",
                    "trigger_name": "'beforeSignIn'", "called_at": now, "node_id": "'node'",
                    "account_id": "'\(id)'", "outcome": "'allowed'", "status": "200",
                    "duration": "5", "attempts": "1",
                ]
            ),
            insert(
                "action_code",
                [
                    "action_code_digest": blob, "project_id": project,
                    "purpose": "'PASSWORD_RESET'", "email": "'\(email)'",
                    "was_email_verified": "0", "created_at": now, "expires_at": now,
                ]
            ),
            insert(
                "attempt_ledger",
                [
                    "project_id": project, "kind": "'password'", "subject": "'\(email)'",
                    "moments": "'\(now)'", "last_noted_at": now,
                ]
            ),
            insert(
                "audit_entry",
                [
                    "chain": chain, "seq": "\(seed)", "version": "1", "at": now,
                    "actor_kind": "'adminKey'", "via": "'api'", "action": "'users.update'",
                    "target_kind": "'user'", "members": "''", "previous_hash": blob, "hash": blob,
                ]
            ),
            insert(
                "audit_detail",
                [
                    "chain": chain, "seq": "\(seed)", "target_kind": "'user'",
                    "target_id": "'\(id)'", "content": "'{}'",
                ]
            ),
        ]
    }
}
