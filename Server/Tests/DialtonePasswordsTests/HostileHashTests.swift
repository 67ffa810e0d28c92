import DialtoneBasics
import DialtonePasswords
import DialtoneTestSupport
import Testing

@Suite struct HostileHashTests {
    @Test(arguments: [
        "", "$", "$$$$", "plain", "$argon2id$", "$unknown$a=1$c2FsdA$aGFzaA",
        "$argon2id$v=19$m=4294967295,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q",
        "$argon2id$v=19$m=-1,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q",
        "$argon2id$v=19$m=131072,t=16,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q",
        "$argon2id$v=19$m=65536,t=4000000000,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q",
        "$argon2id$v=19$m=65536,t=2,p=0$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q",
        "$argon2id$v=20$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q",
        "$argon2id$v=19$m=65536,t=2,p=1$c2FsdA$CTFhFdXPJO1aFaMaO6Mm5Q",
        "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$",
        "$argon2id$v=19$m=65536,t=2,p=1$c29tZ!NhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q",
        "$2a$31$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW",
        "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOe",
        "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOe:",
        "$2x$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW",
        "$scrypt$ln=30,r=8,p=1$TmFDbA$/bq+HJ00cgB4VucZDQHp/g",
        "$scrypt$ln=63,r=8,p=1$TmFDbA$/bq+HJ00cgB4VucZDQHp/g",
        "$scrypt$ln=64,r=8,p=1$TmFDbA$/bq+HJ00cgB4VucZDQHp/g",
        "$scrypt$ln=16,r=1,p=1$TmFDbA$/bq+HJ00cgB4VucZDQHp/g",
        "$scrypt$ln=14,r=8,p=1000$TmFDbA$/bq+HJ00cgB4VucZDQHp/g",
        "$pbkdf2-sha256$i=999999999$c2FsdA$kAFQmDzST7DWlj99KOF/cg",
        "$pbkdf2-sha256$i=x$c2FsdA$kAFQmDzST7DWlj99KOF/cg",
        "$sha256$i=9000,order=salt-password$YQ$ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0",
        "$sha256$i=1,order=none$YQ$ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0",
        "$sha256$i=1,order=salt-password$YQ$kAFQmDzST7DWlj99KOF/cg",
        "$fbscrypt$v=1,n=20,r=8,p=1,ss=Bw,sk=jxspr8Ki0RYycVU8zykbdA$42xEC+ixf3L2lw$lSrf",
        "$fbscrypt$v=2,n=14,r=8,p=1,ss=Bw,sk=jxspr8Ki0RYycVU8zykbdA$42xEC+ixf3L2lw$lSrf",
    ])
    func `a hash of unknown form or excessive cost is refused before it is computed`(
        text: String
    ) {
        #expect(throws: InvalidPasswordHash.self) { try StoredPassword(text: text) }
    }

    @Test(arguments: [
        ("$2a$13$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW", true),
        ("$2a$14$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW", false),
        ("$2a$15$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW", false),
        ("$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q", true),
        ("$argon2id$v=19$m=131072,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q", true),
        ("$argon2id$v=19$m=131072,t=3,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q", false),
        ("$argon2id$v=19$m=131072,t=8,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q", false),
        ("$scrypt$ln=17,r=8,p=1$TmFDbA$/bq+HJ00cgB4VucZDQHp/g", true),
        ("$scrypt$ln=17,r=8,p=2$TmFDbA$/bq+HJ00cgB4VucZDQHp/g", false),
    ])
    func `a hash that takes half a second is imported, and a costlier one only verified`(
        text: String,
        isImported: Bool
    ) throws {
        let stored = try StoredPassword(text: text)
        #expect(((try? stored.imported) != nil) == isImported)
        if text.hasPrefix("$2a$") {
            let options = ImportedHashOptions(algorithm: "BCRYPT")
            let imported = try? options.passwordHash(Array(text.utf8), salt: [])
            #expect((imported != nil) == isImported)
        }
    }

    @Test(arguments: [(17, 1, true), (17, 2, false), (18, 1, false)])
    func `options for costly hashes are refused before any row is read`(
        exponent: Int,
        parallelism: Int,
        isTaken: Bool
    ) {
        var options = ImportedHashOptions(algorithm: "STANDARD_SCRYPT")
        options.cpuMemoryCost = 1 << exponent
        options.blockSize = 8
        options.parallelization = parallelism
        #expect(((try? options.check()) != nil) == isTaken)
    }

    @Test func `text longer than any hash is refused`() {
        let text = "$md5$i=1,order=salt-password$" + String(repeating: "YQ", count: 10_000) + "$"
        #expect(throws: InvalidPasswordHash.self) { try StoredPassword(text: text) }
    }

    @Test func `random combinations of hash parts do not crash the parser`() {
        let pieces = [
            "$", "argon2id", "2a$", "v=19", "m=65536,t=2,p=1", "c29tZXNhbHQ", "=", ",", "\0", "é",
            "scrypt", "ln=9223372036854775807,r=0,p=-1", "hmac-", "pbkdf2-md5", "i=", "-1",
        ]
        let random = RandomSource.seeded(41)
        for _ in 0..<5_000 {
            let count = Int(random.number(below: 9))
            let text = (0..<count)
                .map { _ in pieces[Int(random.number(below: UInt64(pieces.count)))] }
                .joined(separator: random.number(below: 2) == 0 ? "" : "$")
            _ = try? StoredPassword(text: "$" + text)
        }
    }
}
