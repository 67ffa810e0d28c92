import DialtoneCore
import DialtoneTestSupport
import Foundation
import Testing

@testable import DialtoneStorage

@Suite struct MigrationTests {
    /// A released migration never changes: add another one instead.
    private static let released: [String: [SQLDialect: String]] = [
        "0001-initial": [
            .sqlite: "36c3795a22835ec038a7fc5de450b4e379818a5f0bfb9be73ec6f9550a450678",
            .postgres: "021a4aa46b3caa077d9c43669334aa412a724b99b96ec4c3e247c29ace21c2b0",
        ],
        "0002-accounts": [
            .sqlite: "b32f5975fd1dfb46d95d9e330989dd4c8a457b472c4336940f677b861e8739cd",
            .postgres: "771e4ed2481404b1d109cde5693668b2a17b027de432100af4447672cc67d734",
        ],
        "0003-action-codes": [
            .sqlite: "29dbd0221bdd3b6021d3eb90882c5961081d476514196ab912ea8aa9339008e3",
            .postgres: "059d5dc780e21842b9f440ea15f33e505d725011f5e139f97be543619963b321",
        ],
        "0004-federation": [
            .sqlite: "9492702c6e523f194ee3925dd14b36ed382b3fc5c76db5b7514b3900779827ab",
            .postgres: "3be782707e8317d0f3a22d68b47b11a42c0a13018eebe8cca76ae0d5b9a13555",
        ],
        "0005-second-factors": [
            .sqlite: "df61dc7e9c3ab4d1e2416cfbba1480479b9fc4ce09468184d76a97580f6e0d3e",
            .postgres: "7d1669a41607337911f6e52ad0c79f57154cc5bbc101227abd58717763645887",
        ],
        "0006-sessions": [
            .sqlite: "40daf52ef6128336f9b035ced8bba785a0ac616a17953fb89f9f8b2138cdcf7b",
            .postgres: "d7bc4e6ff1e0973515aaa51b1c4d371bdae34649ff2bfff2ca8bdc268fa2794d",
        ],
        "0007-hooks": [
            .sqlite: "278f134c4ae05565d572adacda59b78e5e30a002caeecb5b3fd98898297202b3",
            .postgres: "eddf556a4765dfc8df5e360e2360b7343f2ae9c95e1e54beed3f2009646f6153",
        ],
        "0008-import-progress": [
            .sqlite: "4aac912524d9d33c255e124e8ac816da0d437a9dc8f9afc95a2dae21e331f360",
            .postgres: "fe9260c52fd7109f1a8561b4b864b769ed7a0c4ede8d89a6dd826034455fadcf",
        ],
        "0010-app-verification": [
            .sqlite: "e99ba9d70dc6cdcfc825d9775da472201dacd88e32cbc6ec332235cadbce2049",
            .postgres: "0479033a18816e455b6c03d7dfd45041e1fa08eba6f2688d7cac5c95dc30e11b",
        ],
        "0011-push": [
            .sqlite: "92f5f671abb858f078cf6bda7059c629d454a4d2a3bfca07fe4b88dc170babef",
            .postgres: "48b27b387d80393280025e0a26c68d8903189d3719be619cb21c27ecde54fa01",
        ],
        "0012-challenges": [
            .sqlite: "67d5523c70a2c987d914ce44922d15daf3211fb2f4a21565969eae2c62d6658b",
            .postgres: "29c284bd29acd2ea395ebb7ec73310facd1d0624ffe89a4aa8a8876cfd2786ae",
        ],
        "0013-app-attest": [
            .sqlite: "82688c47d6cda9d0c35fa5f2b65f8677e52011af75b98ae440a00632246ea6da",
            .postgres: "bbafc3a7ed545c2b574d81c09828273259c9986e550dd7f66f61995c7bb68456",
        ],
        "0014-messages": [
            .sqlite: "4258d6f5437f318398765a74447e28be7a662c7ad58d53bfd882ba4e6f16d4c2",
            .postgres: "26492e605995bb2861f23c9221ab07e0e6d269d572cfd3400e2fc17ad71205c5",
        ],
        "0015-send-guard": [
            .sqlite: "a6f8bea2aebe160830da61ab25693c9307b57bb8ee7af0a4d3f8f0584dc9784f",
            .postgres: "f92a3d6241c9f676e5d3200eb55ffd681dd0cef3a281792a0c1cec38096f7d66",
        ],
        "0016-operator-mail": [
            .sqlite: "35506a66783b06a00dba16cf23ba0e2c3f0a918eb934c125cdd283ee48dae400",
            .postgres: "3135ef9a150c3cafc8c3e79df7132e95a658ccec02b7e70b5e222d60a5332a8b",
        ],
        "0017-opt-outs": [
            .sqlite: "8706944f7f89b8aae3b6faee6232ee918c778dddb1354a3ba4e415467573e94a",
            .postgres: "dd9ca55bcdbc9ce4ba8b1f2a39e417d0246b1045cb43753e396db10b2b6393c9",
        ],
        "0018-server-alerts": [
            .sqlite: "f6d36e8898d0e6b056d266dd3281a3aef50684b037b7d89a21ef4ffc5e75c3c3",
            .postgres: "bfcef8e69b2140a6136d839a8f4fc61f32d2e1aa8337fcd35980218883d57709",
        ],
        "0019-unanswered-attempts": [
            .sqlite: "0a15e894bca52a2bfa2930410f326602f68e98bb401d64d5e19085e842e21e30",
            .postgres: "0a15e894bca52a2bfa2930410f326602f68e98bb401d64d5e19085e842e21e30",
        ],
        "0020-spent-solutions": [
            .sqlite: "d31844fdcc5a9197dcf28a2a0f5b35fe95ae601b51a42c17c76040322585cc72",
            .postgres: "d31844fdcc5a9197dcf28a2a0f5b35fe95ae601b51a42c17c76040322585cc72",
        ],
        "0022-changes-to-accounts": [
            .sqlite: "b9cd9f4aef4cdbee42c4c79dfcdb69954a4a82bfd0d35156b8a27a4377b3aa61",
            .postgres: "433c2f43922e740d57d1fc7f22d5059e421d03f2c9ffcb71e36f07a74b2fbbd0",
        ],
        "0023-call-limits": [
            .sqlite: "53a62cc47ab759f4934042e487da8b08ec704f37f5e145e8d403426bc63ded71",
            .postgres: "58f8c490319d6bbdcb0ce543068dbdc434f8395c99af992d806c71eb4a6c0c3d",
        ],
        "0024-number-sieges": [
            .sqlite: "0b8ef50585670004995ca73f818d151968752ee8042c3e4caa2f42c2bf35f961",
            .postgres: "bf10bf69bb9e40815077f3f5c8338d03136dbf091d997ba0f71eceeef47c2a05",
        ],
        "0025-probe-fillers": [
            .sqlite: "ec145cf1240e8dbd11564a93f32449671178f7dfb2abaab70a38acc192ff4044",
            .postgres: "ebeb998004354fc5f4a1508e633c9092df7c834fe586862440ee4815303a0a54",
        ],
        "0026-withdrawn-keys": [
            .sqlite: "86b0aa4637c15f303ad1b30d5dfd2ec47f7a9733a0260ff948b9126a8f939e39",
            .postgres: "99b8abf7af9c35e428b7adef305b053c0918b3f6342c3769b1d7f6416e0e9b1d",
        ],
    ]

    @Test func `released migrations keep their text`() throws {
        let digests = Migration.all.map { migration in
            Dictionary(
                uniqueKeysWithValues: SQLDialect.allCases.map {
                    ($0, migration.digest(in: $0))
                }
            )
        }
        let names = Migration.all.map(\.name)
        #expect(names == names.sorted())
        #expect(Set(names).count == names.count)
        for (name, digest) in zip(names, digests) {
            let known = try #require(Self.released[name], "note its digest: \(digest)")
            #expect(digest == known, "\(name) is released and must not change")
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a database that a newer program migrated is refused`(
        engine: StoreEngine
    ) async throws {
        try await engine.withDatabase { open, execute in
            await (try open()).close()
            try execute(
                "INSERT INTO schema_migration (position, name, digest) VALUES (99, '0100-later', '')"
            )
            await #expect(throws: StorageError.newerSchema(migration: "0100-later")) {
                try await open()
            }
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a database that another program migrated is refused`(
        engine: StoreEngine
    ) async throws {
        try await engine.withDatabase { open, execute in
            await (try open()).close()
            try execute("UPDATE schema_migration SET digest = 'other' WHERE position = 0")
            await #expect(throws: StorageError.alteredMigration("0001-initial")) {
                try await open()
            }
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a migration that fails leaves nothing behind`(engine: StoreEngine) async throws {
        try await engine.withDatabase { open, execute in
            // In the way of the last but one statement.
            try execute("CREATE TABLE write_probe (writes INTEGER)")
            await #expect(throws: StorageError.self) { try await open() }
            try execute("DROP TABLE write_probe")
            let store = try await open()
            try await store.prepare()
            await store.close()
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a store goes on while a newer program adds a column`(
        engine: StoreEngine
    ) async throws {
        try await engine.withDatabase { open, execute in
            let store = try await open()
            try await store.prepare()
            #expect(try await store.read { try $0.projects() } == [.sample()])
            try execute("ALTER TABLE project ADD COLUMN later TEXT")
            #expect(try await store.read { try $0.projects() } == [.sample()])
            try await store.prepare(.sample(.other, number: 2))
            #expect(try await store.read { try $0.projects().count } == 2)
            await store.close()
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `many that migrate at once all find the schema`(engine: StoreEngine) async throws {
        try await engine.withDatabase { open, _ in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<6 {
                    group.addTask {
                        let store = try await open()
                        try await store.checkWritable()
                        await store.close()
                    }
                }
                try await group.waitForAll()
            }
        }
    }
}

extension StoreEngine {
    static let persistent = tested.filter { $0 != .sqliteInMemory }

    /// Runs `body` with what opens one database again and again, and what changes it by hand.
    func withDatabase(
        _ body: (
            _ open: @escaping @Sendable () async throws -> any DialtoneStorage.Database,
            _ execute: (String) throws -> Void
        ) async throws -> Void
    ) async throws {
        guard self == .postgres else {
            return try await TemporaryFolder.with { folder in
                let path = folder.path + "/dialtone.sqlite"
                try await body(
                    { try await SQLiteStore.open(path: path) },
                    { statement in
                        try SQLiteConnection(path: path, for: .writing, use: .everyday)
                            .execute(statement)
                    }
                )
            }
        }
        try await PostgresServer.withSchema { url in
            try await body(
                { try await PostgresServer.open(url, connections: 1) },
                { statement in
                    try PostgresConnection.open(
                        url: url,
                        patience: PostgresPatience(.seconds(30))
                    )
                    .command(statement)
                }
            )
        }
    }
}
