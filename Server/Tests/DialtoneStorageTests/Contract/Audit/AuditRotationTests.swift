import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Testing

@Suite struct AuditRotationTests {
    private static let chain = AuditBench.chain

    private static func masterKey(_ byte: UInt8) throws -> MasterKey {
        try #require(MasterKey(bytes: Array(repeating: byte, count: 32)))
    }

    private static func log(_ seal: AuditSeal, on bench: AuditBench) -> AuditLog {
        AuditLog(
            store: bench.store,
            seal: seal,
            clock: bench.clock.serverClock,
            logger: .silent
        )
    }

    /// The kept keys of the bench's master key at the end of the chain.
    private static func kept(_ bench: AuditBench) async throws -> [KeptKey] {
        let former = try masterKey(9)
        let ends = try await bench.store.read { try $0.auditHeads() }
        return MasterKey.Purpose.auditPurposes.map { purpose in
            KeptKey(purpose, former.key(for: purpose), at: .start, auditEnds: ends)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the log is verified across a change of the key`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            let bench = try AuditBench(store)
            try await bench.fill(3)
            _ = try await bench.log.checkpoint(Self.chain)
            let kept = try await Self.kept(bench)
            let seal = AuditSeal(of: try Self.masterKey(1), keeping: kept)
            let new = try AuditBench(store, sealedBy: seal)
            try await new.rename("Later")
            let verdict = try await new.log.verify(Self.chain)
            #expect(verdict.isValid)
            #expect(verdict.lastSeq == 4)
            let without = Self.log(AuditSeal(of: try Self.masterKey(1)), on: bench)
            #expect(try await without.verify(Self.chain).firstBreak?.seq == 1)
        }
    }

    @Test func `a former key verifies its time, and continues no chain`() async throws {
        try await StoreEngine.sqliteInMemory.withStore { store in
            let bench = try AuditBench(store)
            try await bench.fill(3)
            let kept = try await Self.kept(bench)
            try await bench.rename("With the former key")
            let former = try Self.masterKey(9)
            for masterKey in [
                try Self.masterKey(1), try Self.masterKey(1).reading([former]),
            ] {
                let log = Self.log(AuditSeal(of: masterKey, keeping: kept), on: bench)
                let verdict = try await log.verify(Self.chain)
                #expect(verdict.firstBreak == AuditVerdict.Break(seq: 4, problem: .changed))
            }
            let reading = try Self.masterKey(1).reading([former])
            let during = Self.log(AuditSeal(of: reading), on: bench)
            #expect(try await during.verify(Self.chain).isValid)
        }
    }

    @Test func `a kept key without an end, which was planted, ends with the rotation`() async throws
    {
        try await StoreEngine.sqliteInMemory.withStore { store in
            let bench = try AuditBench(store)
            try await bench.fill(3)
            let (former, present) = (try Self.masterKey(9), try Self.masterKey(1))
            let endless = AuditHead(chain: Self.chain, seq: .max, hash: AuditEntry.noHash)
            try await store.write { data in
                for purpose in MasterKey.Purpose.auditPurposes {
                    let key = KeptKey(
                        purpose,
                        former.key(for: purpose),
                        at: .start,
                        auditEnds: [endless]
                    )
                    try data.insert(key.sealed(with: former))
                }
            }
            let reading = present.reading([former])
            _ = try await MasterKeyRotation(
                of: former,
                to: reading,
                in: store,
                audit: Self.log(AuditSeal(of: reading), on: bench),
                clock: bench.clock.serverClock
            )
            .run(discarding: false) { _, _ in }
            let kept = try await KeptKeys(in: store, for: present)
            #expect(kept.unreadableCount == 0)
            let ends = Set(kept.keys.filter { !$0.auditEnds.isEmpty }.flatMap(\.auditEnds))
            #expect(ends.filter { $0.chain == Self.chain }.map(\.seq) == [3])
            try await bench.rename("With the former key")
            let log = Self.log(AuditSeal(of: present, keeping: kept.keys), on: bench)
            let verdict = try await log.verify(Self.chain)
            #expect(verdict.firstBreak == AuditVerdict.Break(seq: 4, problem: .changed))
        }
    }

    @Test func `a past that was rewritten with a former key is found`() async throws {
        try await StoreEngine.sqliteInMemory.withStore { original in
            let bench = try AuditBench(original)
            try await bench.fill(3)
            let kept = try await Self.kept(bench)
            try await StoreEngine.sqliteInMemory.withStore { store in
                let forged = try AuditBench(store)
                try await forged.fill(2)
                try await forged.rename("Another past")
                let seal = AuditSeal(of: try Self.masterKey(1), keeping: kept)
                let verdict = try await Self.log(seal, on: forged).verify(Self.chain)
                let expected = AuditVerdict.Break(seq: 3, problem: .checkpointDiffers)
                #expect(verdict.firstBreak == expected)
            }
        }
    }
}
