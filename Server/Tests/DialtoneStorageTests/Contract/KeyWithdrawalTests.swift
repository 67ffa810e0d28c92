import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel
import Crypto
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct KeyWithdrawalTests {
    private static let box = SecretBox(key: SymmetricKey(data: [UInt8](repeating: 7, count: 32)))

    /// A node with its copy of the keys.
    private struct Node {
        let ring: KeyRing
        let tokens: IDTokenAuthority
        let withdrawal: KeyWithdrawal

        init(_ store: any DataStore, _ pool: SigningPool, box: SecretBox = box) {
            let random = RandomSource { count in (0..<count).map { _ in .random(in: 0...255) } }
            ring = KeyRing(
                store: StoredSigningKeys(store: store),
                box: box,
                defaultAlgorithm: .es256,
                pool: pool,
                random: random
            )
            tokens = IDTokenAuthority(keys: ring, pool: pool)
            withdrawal = KeyWithdrawal(store: store, box: box, pool: pool, random: random)
        }

        func token(at now: Timestamp = .start) async throws -> String {
            let account = Account.sample("ada")
            return try await tokens.issue(
                for: .sample(1, of: account),
                account: account,
                id: IDTokenID(random: .seeded(1)),
                by: TokenSettings(),
                at: now
            )
        }

        func isGood(_ token: String, at now: Timestamp = .start + .minutes(1)) -> Bool {
            (try? tokens.check(token, of: .sample, at: now)) != nil
        }

        func published(at now: Timestamp = .start) -> [String] {
            ring.publishedKeys(at: now).map(\.id)
        }
    }

    private func withNodes(
        _ engine: StoreEngine,
        _ body: ([Node], [any Database], SigningPool) async throws -> Void
    ) async throws {
        let pool = SigningPool(threadCount: 2)
        let outcome: Result<Void, any Error>
        do {
            try await engine.withNodes(2) { stores in
                let nodes = stores.map { Node($0, pool) }
                for node in nodes { try await node.ring.maintain(at: .start) }
                try await body(nodes, stores, pool)
            }
            outcome = .success(())
        } catch {
            outcome = .failure(error)
        }
        try await pool.shutDown()
        try outcome.get()
    }

    @Test(arguments: StoreEngine.persistent)
    func `every node refuses the tokens of a withdrawn key, and signs with another at once`(
        engine: StoreEngine
    ) async throws {
        try await withNodes(engine) { nodes, stores, _ in
            let token = try await nodes[0].token()
            let leaked = nodes[0].published()
            #expect(nodes.allSatisfy { $0.isGood(token) })

            let outcome = try await nodes[0].withdrawal.withdraw(leaked, at: .start)
            #expect(outcome.withdrawn.map(\.id) == leaked)
            let successors = outcome.successors.map(\.id)
            #expect(successors.count == 1)
            for node in nodes {
                #expect(try await node.ring.reload() == leaked)
                #expect(!node.isGood(token))
                #expect(node.published() == successors)
            }
            let next = try await nodes[1].token()
            #expect(nodes.allSatisfy { $0.isGood(next) })

            // Upkeep does not restore any.
            for node in nodes { try await node.ring.maintain(at: .start) }
            #expect(nodes.allSatisfy { !$0.isGood(token) && $0.published() == successors })
            let stored = try await stores[1].read { try $0.signingKeys() }
            #expect(stored.filter { $0.withdrawnAt == .start }.map(\.id) == leaked)
            #expect(try await nodes[0].ring.reload().isEmpty)
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a waiting key signs in place of a withdrawn one`(
        engine: StoreEngine
    ) async throws {
        try await withNodes(engine) { nodes, _, _ in
            let leaked = nodes[0].published()
            try await nodes[0].ring.rotate(at: .start)
            let waiting = nodes[0].published().filter { !leaked.contains($0) }
            let outcome = try await nodes[0].withdrawal.withdraw(leaked, at: .start)
            #expect(outcome.successors.map(\.id) == waiting)
            for node in nodes {
                _ = try await node.ring.reload()
                #expect(node.published() == waiting)
            }
            // The clock of the second node is a little slow.
            let token = try await nodes[1].token(at: .start + .minutes(-1))
            #expect(nodes[0].isGood(token))
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `an unknown key is reported, and no key is withdrawn`(engine: StoreEngine) async throws {
        try await withNodes(engine) { nodes, stores, _ in
            let before = try await stores[0].read { try $0.signingKeys() }
            await #expect(throws: UnknownSigningKey.self) {
                try await nodes[0].withdrawal.withdraw(before.map(\.id) + ["other"], at: .start)
            }
            #expect(try await stores[0].read { try $0.signingKeys() } == before)
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `withdrawing a key twice keeps the first time and creates no further key`(
        engine: StoreEngine
    ) async throws {
        try await withNodes(engine) { nodes, stores, _ in
            let leaked = nodes[0].published()
            _ = try await nodes[0].withdrawal.withdraw(leaked, at: .start)
            let before = try await stores[0].read { try $0.signingKeys() }
            let again = try await nodes[1].withdrawal.withdraw(leaked, at: .start + .hours(1))
            #expect(again.withdrawn.isEmpty)
            #expect(again.successors.isEmpty)
            #expect(try await stores[0].read { try $0.signingKeys() } == before)
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `all keys can be withdrawn under a new master key, which then signs`(
        engine: StoreEngine
    ) async throws {
        try await withNodes(engine) { nodes, stores, pool in
            let token = try await nodes[0].token()
            let other = SecretBox(key: SymmetricKey(data: [UInt8](repeating: 8, count: 32)))
            let node = Node(stores[0], pool, box: other)
            await #expect(throws: UnreadableSecret()) { try await node.ring.maintain(at: .start) }
            _ = try await node.withdrawal.withdraw(nodes[0].published(), at: .start)
            try await node.ring.maintain(at: .start)
            #expect(!node.isGood(token))
            #expect(node.isGood(try await node.token()))
        }
    }
}
