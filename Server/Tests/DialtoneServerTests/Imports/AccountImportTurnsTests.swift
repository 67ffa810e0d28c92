import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import DialtoneTransfer
import Foundation
import Synchronization
import Testing

/// Tests of imports in the background that several nodes work on, and of those that end early.
struct AccountImportTurnsTests {
    @Test func `another node continues after the last part of one that stopped`() async throws {
        let setup = ServerSetup { $0.importLimits = .small }
        try await withServer(setup) { server in
            let calls = ImportCalls(server: server)
            let file = try ImportCalls.file(ImportCalls.users("a", "b", "c", "d", "e", "f"))
            let id = try await calls.prepare(ImportCalls.firebase, file)
            try await server.importRunner().runDue()
            _ = try await calls.change(id, "start")
            // The node stops in the transaction of the second part.
            let failing = FailingStore(server.store, after: 3)
            await #expect(throws: FailingStore.Stopped.self) {
                try await server.importRunner(on: failing).runDue()
            }
            #expect(try await calls.show(id)["imported"]["written"] == 2)
            // The lease of the node that stopped must end first.
            try await server.importRunner().runDue()
            #expect(try await calls.show(id)["imported"]["written"] == 2)
            server.clock.advance(by: AccountImportRunner.lease)
            try await server.importRunner().runDue()
            let done = try await calls.show(id)
            #expect(done["state"] == "done")
            #expect(done["imported"]["written"] == 6)
            #expect(done["imported"]["rejected"] == 0)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `imports take turns after each part`(engine: StoreEngine) async throws {
        let setup = ServerSetup {
            $0.engine = engine
            $0.importLimits = .small
        }
        try await withServer(setup) { server in
            let calls = ImportCalls(server: server)
            let files = [
                try ImportCalls.file(ImportCalls.users("a", "b", "c", "d")),
                try ImportCalls.file(ImportCalls.users("e", "f", "g", "h")),
            ]
            var ids: [String] = []
            for file in files { ids.append(try await calls.prepare(ImportCalls.firebase, file)) }
            try await server.importRunner().runDue()
            for id in ids { #expect(try await calls.change(id, "start").status == 200) }
            // Two transactions for each part: one takes the lease, and one imports.
            let failing = FailingStore(server.store, after: 4)
            await #expect(throws: FailingStore.Stopped.self) {
                try await server.importRunner(on: failing).runDue()
            }
            for id in ids { #expect(try await calls.show(id)["imported"]["written"] == 2) }
            try await server.importRunner().runDue()
            for id in ids {
                #expect(try await calls.show(id)["state"] == "done")
                #expect(try await calls.show(id)["imported"]["written"] == 4)
            }
        }
    }

    @Test func `a canceled import keeps what it has imported and forgets its file`() async throws {
        let setup = ServerSetup { $0.importLimits = .small }
        try await withServer(setup) { server in
            let calls = ImportCalls(server: server)
            let file = try ImportCalls.file(ImportCalls.users("a", "b", "c", "d"))
            let id = try await calls.prepare(ImportCalls.firebase, file)
            try await server.importRunner().runDue()
            _ = try await calls.change(id, "start")
            let failing = FailingStore(server.store, after: 3)
            try? await server.importRunner(on: failing).runDue()
            #expect(try await calls.change(id, "cancel").json["state"] == "canceled")
            server.clock.advance(by: AccountImportRunner.lease)
            try await server.importRunner().runDue()
            #expect(try await calls.show(id)["imported"]["written"] == 2)
            #expect(try await calls.change(id, "start").status == 400)
            #expect(try await calls.change(id, "cancel").status == 400)
            let count = try await server.store.read {
                try $0.accountCount(of: TestServer.projectID)
            }
            #expect(count == 2)
            let parts = try await server.store.read {
                try $0.accountImportParts(.rows, from: 0, of: id, limit: 10)
            }
            #expect(parts.isEmpty)
        }
    }

    @Test func `a check waits while the queue of rows to decode is full, then goes on`()
        async throws
    {
        try await withServer { server in
            let calls = ImportCalls(server: server)
            let file = try ImportCalls.file(ImportCalls.users("a"))
            let id = try await calls.prepare(ImportCalls.firebase, file)
            let held = HeldThreads(capacity: 1)
            let pauses = Mutex<[TimeSpan]>([])
            let runner = server.importRunner(pool: held.pool) { span in
                pauses.withLock { $0.append(span) }
                while held.pool.depth > 0 { await Task.yield() }
            }
            var work: Task<Void, any Error>?
            try await held.hold {
                work = Task { try await runner.runDue() }
                while pauses.withLock(\.isEmpty) { await Task.yield() }
                let state = try await calls.show(id)["state"]
                #expect(state == "checking")
            }
            try await work?.value
            #expect(pauses.withLock { $0 } == [.seconds(1)])
            #expect(try await calls.show(id)["state"] == "ready")
            try await held.pool.shutDown()
        }
    }
}

/// A store whose node stops after some transactions.
private final class FailingStore: DataStore {
    struct Stopped: Error {}

    private let store: any DataStore
    private let left: Counter

    init(_ store: any DataStore, after count: Int) {
        self.store = store
        left = Counter(count)
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        try await store.read(body)
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        guard await left.take() else { throw Stopped() }
        return try await store.write(body)
    }

    private actor Counter {
        private var left: Int

        init(_ count: Int) { left = count }

        func take() -> Bool {
            left -= 1
            return left >= 0
        }
    }
}
