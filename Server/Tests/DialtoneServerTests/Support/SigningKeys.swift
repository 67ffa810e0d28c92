import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import Crypto
import DialtoneStorage
import DialtoneTestSupport

/// A key ring that tests share, because generating RSA keys takes longer than most tests.
struct SigningKeys: Sendable {
    let ring: KeyRing
    let pool: SigningPool

    private static let sharedKeys = Task { try await SigningKeys() }

    static var shared: SigningKeys {
        get async throws { try await sharedKeys.value }
    }

    /// A ring of its own, for tests that change keys, with a key of the default algorithm and of
    /// those that projects name.
    init(naming algorithms: [SigningAlgorithm] = []) async throws {
        let store = try await SQLiteStore.openInMemory()
        let projects = ProjectRegistry(
            store: store,
            clock: StoppedClock().serverClock,
            random: .seeded(8)
        )
        for algorithm in algorithms {
            var settings = ProjectSettings()
            settings.tokens.algorithm = algorithm
            let id = ProjectID(rawValue: algorithm.rawValue.lowercased())
            _ = try await projects.create(id, displayName: "", settings: settings)
        }
        pool = SigningPool(threadCount: 2)
        ring = KeyRing(
            store: StoredSigningKeys(store: store),
            box: SecretBox(key: SymmetricKey(size: .bits256)),
            pool: pool,
            random: .seeded(7)
        )
        try await ring.maintain(at: StoppedClock.start)
    }
}
