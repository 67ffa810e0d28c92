import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

/// The checkpoints of every hour, retention and exports.
@Suite struct AuditKeeperTests {
    @Test(arguments: StoreEngine.tested)
    func `a chain with new entries gets a checkpoint every hour`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let bench = try AuditBench(store)
            let keeper = AuditKeeper(bench.log, keepingFor: .days(1))
            func checkpoints() async throws -> [Int64] {
                try await store.read {
                    try $0.auditCheckpoints(of: AuditBench.chain, after: 0, limit: 10)
                }
                .map(\.seq)
            }
            try await bench.fill(1)
            try await keeper.keep()
            try await bench.rename("soon")
            try await keeper.keep()
            #expect(try await checkpoints() == [1])
            bench.clock.advance(by: .hours(1))
            try await keeper.keep()
            #expect(try await checkpoints() == [1, 2])
            bench.clock.advance(by: .hours(2))
            try await keeper.keep()
            #expect(try await checkpoints() == [1, 2])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `entries that are too old go, and a signed statement stands for them`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let bench = try AuditBench(store)
            try await bench.fill(700)
            let kept = try #require(try await bench.log.checkpoint(AuditBench.chain))
            bench.clock.advance(by: .days(2))
            try await bench.rename("young")
            try await AuditKeeper(bench.log, keepingFor: .days(3)).keep()
            #expect(try await bench.entries().count == 701)
            try await AuditKeeper(bench.log, keepingFor: .days(1)).keep()
            #expect(try await bench.entries().map(\.seq) == [701])
            let verdict = try await bench.verdict(against: [kept])
            #expect(verdict.isValid)
            #expect(verdict.firstSeq == 701)
            #expect(verdict.expiredCheckpointCount == 1)
            let anchor = try await store.read { try $0.auditAnchor(of: AuditBench.chain) }
            #expect(anchor?.seq == 700)
            #expect(anchor?.hash == kept.hash)

            bench.clock.advance(by: .days(2))
            try await AuditKeeper(bench.log, keepingFor: .days(1)).keep()
            #expect(try await bench.entries().isEmpty)
            #expect(try await bench.verdict().isValid)
            try await bench.rename("next")
            #expect(try await bench.entries().map(\.seq) == [702])
            #expect(try await bench.verdict().isValid)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an export has the entries in order and checkpoints that verify`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let bench = try AuditBench(store)
            try await bench.fill(2)
            try await bench.log.checkpoint(AuditBench.chain)
            try await bench.rename("third")
            let final = try #require(try await bench.log.checkpoint(AuditBench.chain))
            try await bench.rename("left to the next export")
            var lines: [String] = []
            try await bench.log.export(through: final) { lines.append($0.text) }
            let values = lines.compactMap { JSONValue(parsing: $0.utf8) }
            #expect(
                values.map { $0["seq"] }
                    == [.integer(1), .integer(2), .integer(2), .integer(3), .integer(3)]
            )
            let checkpoints = lines.compactMap { AuditCheckpoint(line: $0) }
            #expect(checkpoints.map(\.seq) == [2, 3])
            let verdict = try await bench.verdict(against: checkpoints)
            #expect(verdict.isValid)
            // The database has the same two.
            #expect(verdict.checkpointCount == 4)
            var rest: [String] = []
            try await bench.log.export(through: final, after: 2) { rest.append($0.text) }
            #expect(rest == Array(lines.suffix(2)))
        }
    }

    @Test func `a checkpoint is read back from the server's log`() async throws {
        try await StoreEngine.sqliteInMemory.withStore { store in
            let bench = try AuditBench(store)
            try await bench.fill(1)
            let made = try #require(try await bench.log.checkpoint(AuditBench.chain))
            let line = """
                {"level":"notice","message":"audit checkpoint","type":"checkpoint",\
                "chain":"projects/demo-dialtone","seq":"1","hash":"\(Hex.encode(made.hash))",\
                "at":"\(made.at.milliseconds)","signature":"\(Hex.encode(made.signature))"}
                """
            #expect(AuditCheckpoint(line: line) == made)
            #expect(AuditCheckpoint(line: line.dropLast()) == nil)
            #expect(AuditCheckpoint(line: "") == nil)
        }
    }
}
