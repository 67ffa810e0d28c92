import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Synchronization
import Testing

@Suite struct MasterKeyRotationTests {
    /// More than the rows of one batch.
    private static let accountCount = 130

    private static func masterKey(_ byte: UInt8) throws -> MasterKey {
        try #require(MasterKey(bytes: Array(repeating: byte, count: 32)))
    }

    /// A store whose connection ends after some writes.
    private struct EndingStore: DataStore, Sendable {
        let store: any DataStore
        let writesLeft: CountDown

        func read<Value: Sendable>(
            _ body: @escaping @Sendable (any DataReader) throws -> Value
        ) async throws -> Value {
            try await store.read(body)
        }

        func write<Value: Sendable>(
            _ body: @escaping @Sendable (any DataWriter) throws -> Value
        ) async throws -> Value {
            guard writesLeft.take() else { throw Interruption() }
            return try await store.write(body)
        }
    }

    private struct Interruption: Error {}

    private final class CountDown: Sendable {
        private let count: Mutex<Int>

        init(_ count: Int) { self.count = Mutex(count) }

        func take() -> Bool {
            count.withLock { count in
                count -= 1
                return count >= 0
            }
        }
    }

    /// Adds accounts with two authenticator apps each, sealed with `masterKey`.
    private func fill(_ store: any DataStore, sealedBy masterKey: MasterKey) async throws {
        let box = SecretBox(keys: masterKey.keys(for: .secondFactors))
        let accounts = try (0..<Self.accountCount).map { number in
            var account = Account.sample("account-\(number)")
            account.secondFactors = try ["one", "two"].map { name in
                let id = SecondFactorID(rawValue: "\(name)-\(number)")
                let context = SealedContext.secondFactor(
                    id.rawValue,
                    of: account.id.rawValue,
                    in: ProjectID.sample.rawValue
                )
                let sealed = try box.seal(Array("\(name) \(number)".utf8), context: context)
                return SecondFactor(
                    id: id,
                    proof: .totp(TOTPEnrollment(sealedSecret: sealed)),
                    displayName: "\"sealedSecret\":",
                    enrolledAt: .start
                )
            }
            return account
        }
        try await store.write { data in
            _ = try data.insert(Project.sample())
            #expect(try data.insertAll(accounts))
        }
    }

    private func rotation(
        of former: MasterKey,
        to masterKey: MasterKey,
        in store: any DataStore
    ) -> MasterKeyRotation {
        let clock = StoppedClock().serverClock
        let audit = AuditLog(
            store: store,
            seal: AuditSeal(of: masterKey),
            clock: clock,
            logger: .silent
        )
        return MasterKeyRotation(
            of: former,
            to: masterKey,
            in: store,
            audit: audit,
            clock: clock
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `an interrupted rotation is completed by the next one`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            let former = try Self.masterKey(1)
            let masterKey = try Self.masterKey(2).reading([former])
            try await fill(store, sealedBy: former)
            let total = Self.accountCount * 2
            // The kept keys, and one batch.
            let ending = EndingStore(store: store, writesLeft: CountDown(2))
            await #expect(throws: Interruption.self) {
                try await rotation(of: former, to: masterKey, in: ending)
                    .run(discarding: false) { _, _ in }
            }
            let between = try await MasterKeyRotation.inventory(of: store, by: masterKey)
            #expect(between.pending > 0)
            #expect(between.pending < total)

            let outcome = try await rotation(of: former, to: masterKey, in: store)
                .run(discarding: false) { #expect($0 <= $1) }
            #expect(outcome.count == between.pending)
            #expect(outcome.inventory.pending == 0)
            #expect(outcome.inventory.counts[0] == total + 6)
            let alone = try await MasterKeyRotation.inventory(of: store, by: Self.masterKey(2))
            #expect(alone.unreadable.isEmpty)
            try await expectSecrets(in: store, openedBy: Self.masterKey(2))
        }
    }

    private func expectSecrets(
        in store: any DataStore,
        openedBy masterKey: MasterKey
    ) async throws {
        let box = SecretBox(keys: masterKey.keys(for: .secondFactors))
        let secrets = try await store.read {
            try $0.sealedSecrets(.secondFactors, after: nil, limit: Self.accountCount + 1)
        }
        #expect(secrets.count == Self.accountCount * 2)
        for secret in secrets {
            let text = try box.open(secret.sealed, context: secret.context)
            let name = String(decoding: text, as: UTF8.self)
            #expect(secret.member == name.split(separator: " ").joined(separator: "-"))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a secret that was changed meanwhile is not replaced`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await fill(store, sealedBy: Self.masterKey(1))
            let found = try await store.read {
                try $0.sealedSecrets(.secondFactors, after: nil, limit: 1)
            }
            let secret = try #require(found.first)
            let changed = try await store.write { data in
                let first = try data.replace(secret, by: [1])
                return (first, try data.replace(secret, by: [2]))
            }
            #expect(changed == (true, false))
        }
    }

    @Test func `nothing changes while a node runs with another master key`() async throws {
        try await StoreEngine.sqliteInMemory.withStore { store in
            let former = try Self.masterKey(1)
            let masterKey = try Self.masterKey(2).reading([former])
            try await fill(store, sealedBy: former)
            var node = NodeRecord(
                id: "web-1",
                version: "1.0",
                hostName: "web",
                startedAt: .start,
                schemaVersion: "0001",
                numberingPlan: "9.1",
                state: .ready,
                lastSeenAt: StoppedClock().serverClock.now
            )
            node.masterKeys = [former.id, masterKey.id]
            try await store.write { [node] in try $0.save(node) }
            await #expect(throws: MasterKeyRotation.Problem.otherNodes(["web-1"])) {
                try await rotation(of: former, to: masterKey, in: store)
                    .run(discarding: false) { _, _ in }
            }
            #expect(try await store.read { try $0.keptKeys() }.isEmpty)
            let inventory = try await MasterKeyRotation.inventory(of: store, by: masterKey)
            #expect(inventory.counts == [0, Self.accountCount * 2])
        }
    }
}
