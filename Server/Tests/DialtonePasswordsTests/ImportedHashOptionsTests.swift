import DialtoneBasics
import DialtoneModel
@testable import DialtonePasswords
import Crypto
import Foundation
import Testing

@Suite struct ImportedHashOptionsTests {
    private let password = Array("user1password".utf8)

    private static func bytes(_ base64: String) throws -> [UInt8] {
        try #require(HashText.bytes(base64: base64))
    }

    @Test func `a password from a Firebase export still matches`() throws {
        var options = ImportedHashOptions(algorithm: "SCRYPT")
        options.signerKey = try Self.bytes(
            "jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA=="
        )
        options.saltSeparator = try Self.bytes("Bw==")
        options.rounds = 8
        options.memoryCost = 14
        let hash = try options.passwordHash(
            Self.bytes(
                "lSrfV15cpx95_sZS2W9c9Kp6i_LVgQNDNC_qzrCnh1SAyZvqmZqAjTdn3aoItz-VHjoZilo78198JAdRuid5lQ"
            ),
            salt: Self.bytes("42xEC-ixf3L2lw==")
        )
        #expect(try StoredPassword(text: hash.rawValue).matches(password))
    }

    /// The hashes in upstream's own tests: the password `password` with the salt `NaCl`, keyed
    /// digests under the key `secret`, without a specified order.
    private static let upstream = [
        ("HMAC_MD5", "e2d64656bcdebbd2d9f5e599d3716b2e"),
        ("HMAC_SHA1", "b528e5b70f1267169dd4063a93cc03602c147b22"),
        ("HMAC_SHA256", "0b958a87e41ae5190c96afa1e435f95cab013ac42dfc310a11a50100c42aae52"),
        (
            "HMAC_SHA512",
            "ca816cca04fe20c99ad6532ff88a81bdf1ccd430a68a76adea6f64bba45ee679"
                + "7c412cbd6770703c6f459de8d245cbbdf6d2b8c52555918e88f5eb8e7fc9e640"
        ),
        ("MD5", "62d19f7e7ddcb5946728776d25e410ed"),
        ("SHA1", "e329d4054aff39056c09041993fe859a861d272f"),
        ("SHA256", "b20ab74aa2549f7e13a0e886cb4471cc2e70fcd2ce8075c0ee6483abba6132f3"),
        (
            "SHA512",
            "da9d2cbdf3a00d37e5385ec72b9c1b1cffb4e65e2591d57c3fe145abea7a6873"
                + "d04bbb8119af53c8673c0dfc59b1f91c695d8c7e8777e56c40cda8f9c8110a63"
        ),
    ]

    private static func upstreamOptions(_ algorithm: String) -> ImportedHashOptions {
        var options = ImportedHashOptions(algorithm: algorithm)
        options.signerKey = Array("secret".utf8)
        options.rounds = algorithm == "MD5" ? 0 : 1
        return options
    }

    @Test(arguments: upstream)
    func `digests that upstream imports without an order still match`(
        algorithm: String,
        digest: String
    ) throws {
        let bytes = try #require(Hex.decode(digest))
        for hash in [bytes, Array(digest.utf8), Array(digest.uppercased().utf8)] {
            let stored = try Self.upstreamOptions(algorithm)
                .passwordHash(hash, salt: Array("NaCl".utf8))
            #expect(try StoredPassword(text: stored.rawValue).matches(Array("password".utf8)))
        }
    }

    @Test func `a keyed digest with the salt first matches only with its order given`() throws {
        let message = Array("NaClpassword".utf8)
        let hash = HMAC<SHA256>.authenticationCode(
            for: message,
            using: SymmetricKey(data: Array("secret".utf8))
        )
        var options = Self.upstreamOptions("HMAC_SHA256")
        for (order, isRight) in [(nil, false), ("SALT_AND_PASSWORD", true)] {
            options.passwordHashOrder = order
            let stored = try options.passwordHash(Array(hash), salt: Array("NaCl".utf8))
            let matches = try StoredPassword(text: stored.rawValue)
                .matches(Array("password".utf8))
            #expect(matches == isRight)
        }
    }

    @Test func `a digest of a wrong length is refused with the valid lengths`() {
        let zs = [UInt8](repeating: UInt8(ascii: "z"), count: 32)
        for hash in [[1, 2, 3], zs] {
            #expect(
                throws: InvalidPasswordHash(
                    field: "passwordHash",
                    problem: "must be 16 bytes, or 32 hexadecimal digits"
                )
            ) { try Self.upstreamOptions("MD5").passwordHash(hash, salt: []) }
        }
    }

    @Test func `a plain digest has the salt first by default`() throws {
        let hash = try Self.bytes("kfjS+dtoePcY0vEKx1w5ol2ZJ88=")
        var options = ImportedHashOptions(algorithm: "SHA1")
        options.rounds = 1
        let salt = Array("XiwiihQ=".utf8)
        let before = try options.passwordHash(hash, salt: salt)
        options.passwordHashOrder = "PASSWORD_AND_SALT"
        let after = try options.passwordHash(hash, salt: salt)
        let password = Array("Password1".utf8)
        #expect(try !StoredPassword(text: before.rawValue).matches(password))
        #expect(try StoredPassword(text: after.rawValue).matches(password))
    }

    @Test func `a bcrypt hash is imported as its text`() throws {
        let text = "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"
        let options = ImportedHashOptions(algorithm: "BCRYPT")
        #expect(try options.passwordHash(Array(text.utf8), salt: []).rawValue == text)
        #expect(throws: InvalidPasswordHash.self) { try options.passwordHash([1, 2], salt: []) }
    }

    @Test(arguments: [
        ("MD5", 0, true), ("MD5", 8_192, true), ("MD5", 8_193, false),
        ("SHA1", 0, false), ("SHA256", 1, true), ("SHA512", 8_193, false),
        ("PBKDF_SHA1", 0, true), ("PBKDF2_SHA256", 120_000, true),
        ("PBKDF2_SHA256", 120_001, false), ("PBKDF2_SHA256", -1, false),
        ("HMAC_SHA256", 1, false), ("SCRYPT", 8, false), ("ARGON2", 1, false), ("LM", 1, false),
        ("", 1, false),
    ])
    func `options are accepted only in the documented ranges`(
        algorithm: String,
        rounds: Int,
        isTaken: Bool
    ) {
        var options = ImportedHashOptions(algorithm: algorithm)
        options.rounds = rounds
        let taken = (try? options.check()) != nil
        #expect(taken == isTaken)
    }

    @Test func `a missing option is reported`() {
        let options = ImportedHashOptions(algorithm: "STANDARD_SCRYPT")
        #expect(throws: InvalidPasswordHash(field: "cpuMemCost", problem: "is missing")) {
            try options.check()
        }
    }
}
