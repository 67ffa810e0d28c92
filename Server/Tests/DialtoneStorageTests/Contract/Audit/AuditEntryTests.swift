import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

/// The entries of calls that change something.
@Suite struct AuditEntryTests {
    private struct Stop: Error {}

    @Test(arguments: StoreEngine.tested)
    func `a change has an entry with the former and the new value`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let bench = try AuditBench(store)
            try await bench.fill(1)
            let entry = try #require(try await bench.entries().first)
            #expect(entry.seq == 1)
            #expect(entry.previousHash == AuditEntry.noHash)
            #expect(
                entry.event
                    == AuditEvent(
                        at: bench.clock.serverClock.now,
                        actor: AuditActor(.adminKey, id: "key", role: .owner),
                        origin: AuditOrigin(.api, address: "192.0.2.7", requestID: "request"),
                        action: "projects.update",
                        targetKind: .project,
                        members: ["name"]
                    )
            )
            #expect(
                entry.details
                    == AuditDetails(
                        targetID: "demo-dialtone",
                        changes: [
                            .init("name", before: .string("Démo"), after: .string("Name 1"))
                        ]
                    )
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a transaction that is rolled back leaves only the entry of the refusal`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let bench = try AuditBench(store)
            try await bench.fill(1)
            await #expect(throws: Stop.self) {
                try await bench.call { store in
                    try await store.write { data in
                        var project = Project.sample()
                        project.displayName = "never"
                        _ = try data.update(project)
                        throw Stop()
                    }
                }
            }
            let entries = try await bench.entries()
            #expect(entries.map(\.event.errorCode) == [nil, "ERROR"])
            #expect(entries.last?.event.members == [])
            #expect(try await bench.verdict().isValid)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a change is stored with its entry or not at all`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            let bench = try AuditBench(store)
            try await bench.fill(1)
            // The next number is taken, so the entry cannot be written.
            let entry = try #require(try await bench.entries().first)
            try await store.write { try $0.append([Self.entryAtStart(entry)]) }
            await #expect(throws: (any Error).self) { try await bench.rename("never") }
            let project = try await store.read { try $0.project(.sample) }
            #expect(project?.displayName == "Name 1")
        }
    }

    /// An entry that takes the chain's head back to the first number.
    private static func entryAtStart(_ entry: AuditEntry) -> AuditEntry {
        AuditEntry(
            chain: entry.chain,
            seq: 0,
            version: entry.version,
            event: entry.event,
            detailsHash: nil,
            previousHash: entry.previousHash,
            hash: entry.hash,
            detailsText: nil,
            targetID: nil
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `a call that writes nothing has one entry, and transactions of others have none`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let bench = try AuditBench(store)
            try await bench.call("sessionCookies.create") { store in
                _ = try await store.read { try $0.projects() }
            }
            try await bench.store.write { _ = try $0.insert(Project.sample()) }
            #expect(try await bench.entries().map(\.event.action) == ["sessionCookies.create"])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `each target of a transaction has an entry in the chain of its project`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let bench = try AuditBench(store)
            let tenant = try #require(ProjectID.sample.tenant("acme"))
            try await bench.call { store in
                try await store.write { data in
                    _ = try data.insert(Project.sample())
                    _ = try data.insert(Project.sample(tenant, number: 2))
                    _ = try data.insert(Project.sample(.other, number: 3))
                }
            }
            let entries = try await bench.entries()
            #expect(entries.map(\.targetID) == ["demo-dialtone", "acme"])
            #expect(entries.map(\.event.tenantID) == [nil, "acme"])
            let other = try await bench.log.entries(of: .project(.other), limit: 5)
            #expect(other.map(\.targetID) == ["demo-other"])
            #expect(try await bench.log.verify(.project(.other)).isValid)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `nodes that write at the same time leave no gap`(engine: StoreEngine) async throws {
        try await engine.withNodes(2) { nodes in
            let benches = try nodes.map { try AuditBench($0) }
            try await benches[0].fill(1)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (node, bench) in benches.enumerated() {
                    for task in 0..<2 {
                        group.addTask {
                            for index in 0..<5 {
                                try await bench.rename(
                                    "\(node) \(task) \(index)",
                                    by: "node \(node)"
                                )
                            }
                        }
                    }
                }
                try await group.waitForAll()
            }
            let entries = try await benches[0].entries()
            #expect(entries.map(\.seq) == Array(1...21))
            #expect(entries.count { $0.event.actor.id == "node 1" } == 10)
            let verdict = try await benches[1].verdict()
            #expect(verdict.firstBreak == nil)
            #expect(verdict.count == 21)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `entries are found by actor, action, target and time, and in pages`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let bench = try AuditBench(store)
            try await bench.fill(2)
            bench.clock.advance(by: .hours(1))
            let since = bench.clock.serverClock.now
            try await bench.rename("by another", by: "other")
            try await bench.call("apps.create") { store in
                try await store.write { _ = try $0.insert(RelyingApp.sample("key")) }
            }
            func found(_ change: (inout AuditQuery) -> Void) async throws -> [Int64] {
                var query = AuditQuery()
                change(&query)
                return try await bench.log.entries(
                    of: AuditBench.chain,
                    matching: query,
                    limit: 10
                )
                .map(\.seq)
            }
            #expect(try await found { _ in } == [4, 3, 2, 1])
            #expect(try await found { $0.actorID = "other" } == [3])
            #expect(try await found { $0.actorKind = .operator } == [])
            #expect(try await found { $0.action = "projects.update" } == [3, 2, 1])
            #expect(try await found { $0.action = "apps." } == [4])
            #expect(try await found { $0.action = "app." } == [])
            #expect(try await found { $0.targetID = "demo-dialtone" } == [3, 2, 1])
            #expect(try await found { $0.targetKind = .app } == [4])
            #expect(try await found { $0.since = since } == [4, 3])
            #expect(try await found { $0.until = since } == [2, 1])
            #expect(try await found { $0.isRefused = true } == [])
            #expect(try await found { $0.isRefused = false } == [4, 3, 2, 1])
            let page = try await bench.log.entries(of: AuditBench.chain, before: 3, limit: 1)
            #expect(page.map(\.seq) == [2])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `erasing a user leaves the chain valid, and nothing of the user in it`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let bench = try AuditBench(store)
            try await bench.fill(1)
            let accounts = AccountDirectory(
                store: bench.store,
                clock: bench.clock.serverClock,
                random: .seeded(1)
            )
            let id = AccountID(rawValue: "+16505550101")
            _ = try await bench.call("users.create") { _ in
                try await accounts.create(id, as: AccountChanges(), of: .sample)
            }
            try await bench.call("users.delete") { _ in
                try await accounts.delete(id, of: .sample)
            }
            #expect(try await bench.entries().compactMap(\.targetID).contains(id.rawValue))
            #expect(try await bench.log.erase(id, of: .sample) == 2)
            let entries = try await bench.entries()
            #expect(
                entries.map(\.event.action) == ["projects.update", "users.create", "users.delete"]
            )
            #expect(!"\(entries)".contains("6505550101"))
            let verdict = try await bench.verdict()
            #expect(verdict.isValid)
            #expect(verdict.erasedCount == 2)
        }
    }
}
