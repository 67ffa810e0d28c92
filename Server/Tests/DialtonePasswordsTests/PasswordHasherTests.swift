import DialtoneBasics
import DialtoneModel
@testable import DialtonePasswords
import DialtoneTestSupport
import Testing

@Suite struct PasswordHasherTests {
    private static let project = ProjectID(rawValue: "shop")

    /// Runs `body` with a hasher whose threads end with it.
    private func withHasher(_ body: (PasswordHasher) async throws -> Void) async throws {
        let pool = PasswordPool(threadCount: 1)
        let random = RandomSource.seeded(7)
        do {
            try await body(PasswordHasher(pool: pool, random: random))
        } catch {
            try await pool.shutDown()
            throw error
        }
        try await pool.shutDown()
    }

    @Test func `a new hash is salted Argon2id with its cost in the text`() async throws {
        try await withHasher { hasher in
            let hash = try await hasher.hash("correct horse", for: Self.project)
            #expect(hash.rawValue.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
            #expect(try await hasher.hash("correct horse", for: Self.project) != hash)
            #expect(
                try await hasher.verify("correct horse", against: hash, for: Self.project) == .right
            )
            #expect(
                try await hasher.verify("correct horsf", against: hash, for: Self.project) == .wrong
            )
            #expect(try await hasher.verify("", against: hash, for: Self.project) == .wrong)
        }
    }

    @Test func `an imported hash is replaced after a right password`() async throws {
        try await withHasher { hasher in
            let imported = PasswordHash(
                rawValue: "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"
            )
            #expect(try await hasher.verify("U*U*", against: imported, for: Self.project) == .wrong)
            let verdict = try await hasher.verify("U*U", against: imported, for: Self.project)
            guard case .rightButOutdated(let fresh) = verdict else {
                Issue.record("\(verdict)")
                return
            }
            #expect(fresh.rawValue.hasPrefix("$argon2id$"))
            #expect(try await hasher.verify("U*U", against: fresh, for: Self.project) == .right)
        }
    }

    @Test func `a cheaper Argon2 hash counts as outdated`() async throws {
        try await withHasher { hasher in
            let cheap = try Argon2Scheme(kind: .id, memoryKiB: 64, passes: 1, lanes: 1)
            let salt = [UInt8](repeating: 9, count: 16)
            let stored = try StoredPassword(
                scheme: cheap,
                salt: salt,
                hash: cheap.hash(of: Array("pw".utf8), salt: salt, length: 32)
            )
            let verdict = try await hasher.verify(
                "pw",
                against: stored.passwordHash,
                for: Self.project
            )
            guard case .rightButOutdated = verdict else {
                Issue.record("\(verdict)")
                return
            }
        }
    }

    @Test func `missing, unreadable and unsuitable hashes match no password`()
        async throws
    {
        try await withHasher { hasher in
            #expect(try await hasher.verify("", against: nil, for: Self.project) == .wrong)
            #expect(try await hasher.verify("pw", against: nil, for: Self.project) == .wrong)
            let broken = PasswordHash(rawValue: "$argon2id$v=19$m=9")
            #expect(try await hasher.verify("pw", against: broken, for: Self.project) == .wrong)
            let empty = try await hasher.hash("", for: Self.project)
            let tooLong = String(repeating: "p", count: PasswordHasher.longestPassword + 1)
            #expect(try await hasher.verify(tooLong, against: empty, for: Self.project) == .wrong)
        }
    }

    @Test func `a full pool refuses at once, and accepts work again once it has space`()
        async throws
    {
        let pool = PasswordPool(threadCount: 1, capacity: 0)
        let full = PasswordHasher(pool: pool, random: .seeded(7))
        await #expect(throws: PasswordPoolIsFull.self) {
            try await full.hash("pw", for: Self.project)
        }
        await #expect(throws: PasswordPoolIsFull.self) {
            try await full.verify("pw", against: nil, for: Self.project)
        }
        #expect(pool.depth == 0)
        try await pool.shutDown()
    }

    @Test func `printing a hash does not show it`() async throws {
        let hash = PasswordHash(rawValue: "$2a$05$secret")
        #expect(!"\(hash)".contains("secret"))
        #expect(!String(reflecting: hash).contains("secret"))
        var dumped = ""
        dump(hash, to: &dumped)
        #expect(!dumped.contains("secret"))
    }
}
