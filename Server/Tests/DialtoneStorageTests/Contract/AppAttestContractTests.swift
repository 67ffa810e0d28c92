import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct AppAttestContractTests {
    private static let app = RelyingApp.sample("key-of-the-app")

    private static let spent = SpentProof(digest: .sample(1), expiresAt: .start)
    private static let key = AppAttestKey(
        projectID: .sample,
        appID: app.appID,
        keyID: [UInt8](repeating: 1, count: 32),
        publicKey: [UInt8](repeating: 4, count: 65),
        environment: .production,
        createdAt: .start
    )

    private func withKey(
        on engine: StoreEngine,
        _ body: (any Database) async throws -> Void
    ) async throws {
        try await engine.withStore { store async throws in
            try await store.prepare()
            let inserted = try await store.write { data in
                _ = try data.insert(Self.app)
                return try data.insert(Self.key)
            }
            #expect(inserted)
            try await body(store)
        }
    }

    private func counter(in store: any Database) async throws -> Int64? {
        try await store.read {
            try $0.appAttestKey(Self.key.keyID, of: Self.app.appID, in: .sample)?.counter
        }
    }

    private func raise(_ counter: Int64, in store: any Database) async throws -> Bool {
        try await store.write {
            try $0.raiseCounter(of: Self.key, to: counter, at: .start + .seconds(counter))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a key is read back as stored, for its app only`(engine: StoreEngine) async throws {
        try await withKey(on: engine) { store async throws in
            func found(_ app: String, _ project: ProjectID) async throws -> AppAttestKey? {
                try await store.read {
                    try $0.appAttestKey(Self.key.keyID, of: app, in: project)
                }
            }
            #expect(try await found(Self.app.appID, .sample) == Self.key)
            #expect(try await found("1:123456789012:ios:ffff", .sample) == nil)
            #expect(try await found(Self.app.appID, .other) == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a counter only increases, even when the key is stored again`(
        engine: StoreEngine
    ) async throws {
        try await withKey(on: engine) { store async throws in
            #expect(try await raise(7, in: store))
            #expect(try await raise(7, in: store) == false)
            #expect(try await raise(6, in: store) == false)
            #expect(try await store.write { try $0.insert(Self.key) } == false)
            #expect(try await counter(in: store) == 7)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of two hundred concurrent assertions with one counter one is accepted`(
        engine: StoreEngine
    ) async throws {
        try await withKey(on: engine) { store async throws in
            let taken = try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<200 {
                    group.addTask {
                        try await store.write {
                            try $0.raiseCounter(of: Self.key, to: 3, at: .start)
                        }
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(taken == 1)
            #expect(try await counter(in: store) == 3)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of two hundred concurrent uses of a proof one is accepted`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store async throws in
            try await store.prepare()
            let spent = try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<200 {
                    group.addTask {
                        try await store.write {
                            try $0.spend(Self.spent, of: .sample)
                        }
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(spent == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a key is deleted with its app, or when unused for long`(
        engine: StoreEngine
    ) async throws {
        try await withKey(on: engine) { store async throws in
            #expect(try await raise(100, in: store))
            func delete(_ moment: Timestamp) async throws -> Int {
                try await store.write {
                    try $0.delete(.appAttestKeys, before: moment, limit: 1_000)
                }
            }
            #expect(try await delete(.start + .seconds(100)) == 0)
            #expect(try await delete(.start + .seconds(101)) == 1)
        }
        try await withKey(on: engine) { store async throws in
            _ = try await store.write { try $0.deleteRelyingApp(apiKey: Self.app.apiKey) }
            #expect(try await counter(in: store) == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a spent proof is deleted once it has expired`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store async throws in
            try await store.prepare()
            func spend() async throws -> Bool {
                try await store.write {
                    try $0.spend(Self.spent, of: .sample)
                }
            }
            func delete(_ moment: Timestamp) async throws -> Int {
                try await store.write {
                    try $0.delete(.spentProofs, before: moment, limit: 1_000)
                }
            }
            #expect(try await spend())
            #expect(try await delete(.start) == 0)
            #expect(try await spend() == false)
            #expect(try await delete(.start + .seconds(1)) == 1)
            #expect(try await spend())
        }
    }
}
