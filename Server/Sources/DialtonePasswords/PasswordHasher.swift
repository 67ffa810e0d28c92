package import DialtoneBasics
package import DialtoneModel

/// Hashes new passwords, and verifies passwords against hashes of all supported algorithms.
package struct PasswordHasher: Sendable {
    /// The maximum length of a password, in UTF-16 code units, as upstream counts.
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

    /// Hashes a password that the user chose.
    ///
    /// Throws a ``Refusal`` if the policy rejects breached passwords and the password is one.
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

    /// Hashes a new password in the queue of `project`.
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

    /// Verifies `password` against the hash of an account, or against nothing if `hash` is `nil`.
    ///
    /// One hash of the current scheme is always computed, so that the computing time does not
    /// reveal whether the account exists or has a password. An imported hash takes additional time
    /// until the account's next sign-in replaces it. A hash that cannot be parsed matches no
    /// password.
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
