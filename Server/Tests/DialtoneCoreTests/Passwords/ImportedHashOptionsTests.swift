import Foundation
import Testing

@testable import DialtoneCore

@Suite struct ImportedHashOptionsTests {
    private let password = Array("user1password".utf8)

    private static func bytes(_ base64: String) throws -> [UInt8] {
        try #require(HashText.bytes(base64: base64))
    }

    @Test func `a row of a Firebase export keeps its password`() throws {
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

    @Test func `the salt stands before the password unless the import says otherwise`() throws {
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

    @Test func `a bcrypt hash comes as its text`() throws {
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
    func `options are taken in the documented ranges only`(
        algorithm: String,
        rounds: Int,
        isTaken: Bool
    ) {
        var options = ImportedHashOptions(algorithm: algorithm)
        options.rounds = rounds
        let taken = (try? options.check()) != nil
        #expect(taken == isTaken)
    }

    @Test func `a missing option is named`() {
        let options = ImportedHashOptions(algorithm: "STANDARD_SCRYPT")
        #expect(throws: InvalidPasswordHash(field: "cpuMemCost", problem: "is missing")) {
            try options.check()
        }
    }
}
