import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct TransactionContractTests {
    private struct Failure: Error {}

    @Test(arguments: StoreEngine.tested)
    func `an error rolls back everything its transaction wrote`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            await #expect(throws: Failure.self) {
                try await store.write { data in
                    _ = try data.insert(Account.sample("one"))
                    _ = try data.deleteProject(.sample)
                    throw Failure()
                }
            }

            #expect(try await store.read { try $0.project(.sample) } != nil)
            #expect(try await store.account("one") == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `failed writes do not affect concurrent ones`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let failed = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<200 {
                    group.addTask {
                        do {
                            try await store.write { data in
                                _ = try data.insert(Account.sample("\(number)"))
                                if number.isMultiple(of: 3) { throw Failure() }
                                // One that SQLite itself refuses in the middle of a group.
                                if number.isMultiple(of: 5) {
                                    try data.insert(Session.sample(1, of: .sample("nobody")))
                                }
                            }
                            return false
                        } catch {
                            return true
                        }
                    }
                }
                return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }

            let expected = (0..<200).filter { !$0.isMultiple(of: 3) && !$0.isMultiple(of: 5) }
            let kept = try await store.read { try $0.accounts(of: .sample, after: nil, limit: 300) }
            #expect(failed == 200 - expected.count)
            #expect(Set(kept.map(\.id.rawValue)) == Set(expected.map(String.init)))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a transaction sees its own writes`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            let found = try await store.write { data in
                _ = try data.insert(Project.sample())
                _ = try data.insert(Account.sample("one"))
                return try data.account(AccountID(rawValue: "one"), of: .sample)
            }
            #expect(found == .sample("one"))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `each reader sees one consistent state`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let writer = Task {
                for number in 0..<100 {
                    try await store.write { data in
                        _ = try data.insert(Account.sample("a\(number)"))
                        _ = try data.insert(Account.sample("b\(number)"))
                    }
                }
            }
            try await withThrowingTaskGroup(of: Void.self) { readers in
                for _ in 0..<4 {
                    readers.addTask {
                        for _ in 0..<50 {
                            let (count, accounts) = try await store.read { data in
                                (
                                    try data.accountCount(of: .sample),
                                    try data.accounts(of: .sample, after: nil, limit: 500)
                                )
                            }
                            #expect(count == accounts.count)
                            #expect(count.isMultiple(of: 2))
                        }
                    }
                }
                try await readers.waitForAll()
            }
            try await writer.value
            #expect(try await store.read { try $0.accountCount(of: .sample) } == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a read that throws does not keep its snapshot`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            for number in 1...20 {
                await #expect(throws: Failure.self) {
                    try await store.read { data in
                        _ = try data.accountCount(of: .sample)
                        throw Failure()
                    }
                }
                try await store.insert(.sample("\(number)"))
                #expect(try await store.read { try $0.accountCount(of: .sample) } == number)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the probe writes, and a closed store reports that it is closed`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.checkWritable()
            await store.close()
            await #expect(throws: StorageError.closed) { try await store.checkWritable() }
            await #expect(throws: StorageError.closed) { try await store.prepare() }
            await #expect(throws: StorageError.closed) {
                try await store.read { try $0.projects() }
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `closing waits for writes that have begun`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<50 {
                    group.addTask {
                        do {
                            try await store.insert(.sample("\(number)"))
                        } catch StorageError.closed {
                            // It came too late, and was told so.
                        }
                    }
                }
                group.addTask { await store.close() }
                try await group.waitForAll()
            }
        }
    }
}
