/// Makes the hashes of new passwords, and compares passwords with hashes of every kind.
package struct PasswordHasher: Sendable {
    /// Characters, counted as upstream counts them: units of UTF-16.
    package static let longestPassword = 4_096

    private static let saltLength = 16
    private static let hashLength = 32

    private let pool: PasswordPool
    private let random: RandomSource
    private let scheme: Argon2Scheme
    private let breached: BreachedPasswords?

    package init(
        pool: PasswordPool,
        random: RandomSource,
        scheme: Argon2Scheme = .recommended,
        breached: BreachedPasswords? = nil
    ) {
        self.pool = pool
        self.random = random
        self.scheme = scheme
        self.breached = breached
    }

    /// Hashes a password that a user chose; throws a ``Refusal`` if the policy refuses breached
    /// passwords and the service knows it.
    package func hash(
        _ password: String,
        chosenBy policy: PasswordPolicy,
        for project: ProjectID
    ) async throws -> PasswordHash {
        if policy.refusesCommon, let breached, try await breached.contain(password) {
            throw Refusal.guessablePassword(.breached)
        }
        return try await hash(password, for: project)
    }

    /// A new hash; it waits in the queue of `project`.
    package func hash(
        _ password: String,
        for project: ProjectID
    ) async throws -> PasswordHash {
        let salt = random.bytes(Self.saltLength)
        let password = Array(password.utf8)
        return try await pool.run(for: project, cost: scheme.cost) { [scheme] in
            let hash = try scheme.hash(of: password, salt: salt, length: Self.hashLength)
            return try StoredPassword(scheme: scheme, salt: salt, hash: hash).passwordHash
        }
    }

    /// Compares `password` with the hash of an account, or with nothing where there is none.
    ///
    /// Whatever `hash` is, one hash of the present scheme is computed: nobody can tell by the
    /// work whether there is an account, or whether it has a password. An imported hash costs
    /// its own work besides, until the account's next sign-in replaces it. A hash that cannot be
    /// read matches nothing.
    package func verify(
        _ password: String,
        against hash: PasswordHash?,
        for project: ProjectID
    ) async throws -> PasswordVerdict {
        let isTooLong = password.utf16.count > Self.longestPassword
        let password = isTooLong ? [] : Array(password.utf8)
        let salt = random.bytes(Self.saltLength)
        let stored = try? hash.map { try StoredPassword(text: $0.rawValue) }
        let cost = scheme.cost + (stored?.scheme.cost ?? 0)
        return try await pool.run(for: project, cost: cost) { [scheme] in
            guard let stored, !isTooLong else {
                _ = try scheme.hash(of: password, salt: salt, length: Self.hashLength)
                return .wrong
            }
            let isRight = try stored.matches(password)
            if stored.scheme as? Argon2Scheme == scheme { return isRight ? .right : .wrong }
            let fresh = try scheme.hash(of: password, salt: salt, length: Self.hashLength)
            guard isRight else { return .wrong }
            return .rightButOutdated(
                try StoredPassword(scheme: scheme, salt: salt, hash: fresh).passwordHash
            )
        }
    }
}
