import Crypto
import DialtoneCore
import DialtoneStorage
import DialtoneTestSupport

/// A key ring that tests share: making RSA keys takes longer than most tests.
struct SigningKeys: Sendable {
    let ring: KeyRing
    let pool: SigningPool

    private static let sharedKeys = Task { try await SigningKeys() }

    static var shared: SigningKeys {
        get async throws { try await sharedKeys.value }
    }

    /// A ring of its own, for tests that change keys.
    init() async throws {
        pool = SigningPool(threadCount: 2)
        ring = KeyRing(
            store: StoredSigningKeys(store: try await SQLiteStore.openInMemory()),
            box: SecretBox(key: SymmetricKey(size: .bits256)),
            pool: pool,
            random: .seeded(7)
        )
        try await ring.maintain(at: StoppedClock.start)
    }
}
