import DialtonePasswords
import DialtoneTestSupport

/// A password hasher that tests share, with hashes that take next to no time.
enum SharedPasswords {
    static let hasher = PasswordHasher(
        pool: PasswordPool(threadCount: 2),
        random: .seeded(11),
        scheme: cheap
    )

    private static var cheap: Argon2Scheme {
        (try? Argon2Scheme(kind: .id, memoryKiB: 8, passes: 1, lanes: 1)) ?? .recommended
    }
}
