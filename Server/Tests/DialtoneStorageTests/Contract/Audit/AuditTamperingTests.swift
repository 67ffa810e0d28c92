import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

/// Attacks on the audit log by an attacker who can write to the database.
@Suite struct AuditTamperingTests {
    struct Attack: Sendable, CustomTestStringConvertible {
        let name: String
        let statements: [String]
        let found: AuditVerdict.Break

        init(
            _ name: String,
            _ statements: [String],
            at seq: Int64,
            _ problem: AuditVerdict.Problem
        ) {
            self.name = name
            self.statements = statements
            found = AuditVerdict.Break(seq: seq, problem: problem)
        }

        var testDescription: String { name }
    }

    private static let columns = """
        version, at, actor_kind, actor_id, actor_role, via, address, request_id, action, \
        target_kind, tenant, error_code, members, details_hash, previous_hash, hash
        """

    static let attacks = [
        Attack(
            "another actor",
            ["UPDATE audit_entry SET actor_id = 'other' WHERE seq = 3"],
            at: 3,
            .changed
        ),
        Attack(
            "another time",
            ["UPDATE audit_entry SET at = at + 1 WHERE seq = 3"],
            at: 3,
            .changed
        ),
        Attack(
            "another outcome",
            ["UPDATE audit_entry SET error_code = 'ERROR' WHERE seq = 3"],
            at: 3,
            .changed
        ),
        Attack(
            "other changed members",
            ["UPDATE audit_entry SET members = '[]' WHERE seq = 3"],
            at: 3,
            .changed
        ),
        Attack(
            "an unknown version",
            ["UPDATE audit_entry SET version = 2 WHERE seq = 3"],
            at: 3,
            .unknownVersion
        ),
        Attack(
            "other details",
            ["UPDATE audit_detail SET content = '{\"changes\":[]}' WHERE seq = 3"],
            at: 3,
            .detailsChanged
        ),
        Attack(
            "another target beside the details",
            ["UPDATE audit_detail SET target_id = 'other' WHERE seq = 3"],
            at: 3,
            .detailsChanged
        ),
        Attack(
            "details of a setting removed",
            ["DELETE FROM audit_detail WHERE seq = 3"],
            at: 3,
            .detailsMissing
        ),
        Attack(
            "an entry removed",
            ["DELETE FROM audit_entry WHERE seq = 3"],
            at: 3,
            .missing
        ),
        Attack(
            "an entry removed, and the others moved up",
            [
                "DELETE FROM audit_entry WHERE seq = 3",
                "UPDATE audit_entry SET seq = 3 WHERE seq = 4",
                "UPDATE audit_entry SET seq = 4 WHERE seq = 5",
                "UPDATE audit_chain SET last_seq = 4",
            ],
            at: 3,
            .notLinked
        ),
        Attack(
            "the first entries removed",
            ["DELETE FROM audit_entry WHERE seq <= 2"],
            at: 1,
            .missing
        ),
        Attack(
            "a copy of an entry appended",
            [
                """
                INSERT INTO audit_entry (chain, seq, \(columns))
                SELECT chain, 6, \(columns) FROM audit_entry WHERE seq = 5
                """,
                "UPDATE audit_chain SET last_seq = 6",
            ],
            at: 6,
            .notLinked
        ),
        Attack(
            "two entries exchanged",
            [
                "UPDATE audit_entry SET seq = -1 WHERE seq = 3",
                "UPDATE audit_entry SET seq = 3 WHERE seq = 4",
                "UPDATE audit_entry SET seq = 4 WHERE seq = -1",
            ],
            at: 3,
            .notLinked
        ),
        Attack(
            "the last entry removed",
            ["DELETE FROM audit_entry WHERE seq = 5"],
            at: 5,
            .truncated
        ),
        Attack(
            "the last entry and the row about it removed, but not the checkpoint",
            [
                "DELETE FROM audit_entry WHERE seq = 5",
                """
                UPDATE audit_chain SET last_seq = 4,
                    last_hash = (SELECT hash FROM audit_entry WHERE seq = 4)
                """,
            ],
            at: 5,
            .truncated
        ),
        Attack(
            "the row about the last entry changed",
            ["UPDATE audit_chain SET last_hash = (SELECT hash FROM audit_entry WHERE seq = 4)"],
            at: 5,
            .headDiffers
        ),
        Attack(
            "a checkpoint made up",
            ["UPDATE audit_checkpoint SET made_at = made_at + 1"],
            at: 5,
            .checkpointForged
        ),
        Attack(
            "a checkpoint passed off as the end of the retention",
            [
                "UPDATE audit_checkpoint SET kind = 'anchor'",
                "DELETE FROM audit_entry WHERE seq <= 5",
            ],
            at: 1,
            .anchorForged
        ),
    ]

    @Test(arguments: attacks, StoreEngine.persistent)
    func `each change of the database shows`(attack: Attack, engine: StoreEngine) async throws {
        try await engine.withDatabase { open, execute in
            let before = try await open()
            let bench = try AuditBench(before)
            try await bench.fill(5)
            try await bench.log.checkpoint(AuditBench.chain)
            let intact = try await bench.verdict()
            #expect(intact.isValid)
            #expect(intact.count == 5)
            #expect(intact.checkpointCount == 1)
            await before.close()
            for statement in attack.statements { try execute(statement) }
            let after = try await open()
            #expect(try await AuditBench(after).verdict().firstBreak == attack.found)
            await after.close()
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `only a checkpoint kept elsewhere shows that the end was removed with its traces`(
        engine: StoreEngine
    ) async throws {
        try await engine.withDatabase { open, execute in
            let before = try await open()
            let bench = try AuditBench(before)
            try await bench.fill(5)
            let kept = try #require(try await bench.log.checkpoint(AuditBench.chain))
            await before.close()
            for statement in [
                "DELETE FROM audit_entry WHERE seq >= 4",
                "DELETE FROM audit_detail WHERE seq >= 4",
                "DELETE FROM audit_checkpoint",
                """
                UPDATE audit_chain SET last_seq = 3,
                    last_hash = (SELECT hash FROM audit_entry WHERE seq = 3)
                """,
            ] {
                try execute(statement)
            }
            let after = try await open()
            let changed = try AuditBench(after)
            #expect(try await changed.verdict().isValid)
            let verdict = try await changed.verdict(against: [kept])
            #expect(verdict.firstBreak == AuditVerdict.Break(seq: 4, problem: .truncated))
            // New entries do not help the attacker.
            for name in ["x", "y", "z"] { try await changed.rename(name) }
            #expect(try await changed.verdict().isValid)
            let later = try await changed.verdict(against: [kept])
            #expect(later.firstBreak == AuditVerdict.Break(seq: 5, problem: .checkpointDiffers))
            await after.close()
        }
    }

    @Test func `a checkpoint signed with another key is refused`() async throws {
        try await StoreEngine.sqliteInMemory.withStore { store in
            let bench = try AuditBench(store)
            try await bench.fill(2)
            let key = try #require(MasterKey(bytes: Array(repeating: UInt8(1), count: 32)))
            let entry = try #require(try await bench.entries().last)
            let head = AuditHead(chain: AuditBench.chain, seq: 2, hash: entry.hash)
            let forged = AuditSeal(of: key).checkpoint(of: head, at: bench.clock.serverClock.now)
            let verdict = try await bench.verdict(against: [forged])
            #expect(verdict.firstBreak == AuditVerdict.Break(seq: 2, problem: .checkpointForged))
        }
    }
}
