import DialtoneModel
@testable import DialtonePasswords
import Testing

/// Tests with published hashes: of RFCs, the algorithms' own test suites, and Firebase.
@Suite struct KnownHashTests {
    struct Known: Sendable, CustomTestStringConvertible {
        let password: String
        let text: String

        init(_ password: String, _ text: String) {
            self.password = password
            self.text = text
        }

        var testDescription: String { String(text.prefix(30)) }
    }

    static let all = [
        // phc-winner-argon2
        Known(
            "password",
            "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
        ),
        Known(
            "password",
            "$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA"
        ),
        Known(
            "password",
            "$argon2i$m=65536,t=2,p=1$c29tZXNhbHQ$9sTbSlTio3Biev89thdrlKKiCaYsjjYVJxGAL3swxpQ"
        ),
        // crypt_blowfish
        Known("U*U", "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"),
        Known("U*U*", "$2a$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK"),
        Known(
            "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                + "chars after 72 are ignored",
            "$2a$05$abcdefghijklmnopqrstuu5s2v8.iXieOjg/.AySBTTZIIVFJeBui"
        ),
        // RFC 7914, section 12: ("password", "NaCl", N = 1024, r = 8, p = 16)
        Known(
            "password",
            "$scrypt$ln=10,r=8,p=16$TmFDbA$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWIu"
                + "rzDZLiKjiG/xCSedmDDaxyevuUqD7m2DYMvfoswGQA"
        ),
        // RFC 6070: ("password", "salt", 4096)
        Known("password", "$pbkdf2-sha1$i=4096$c2FsdA$SwB5AbdlSJq+rUnZJvch0GWkKcE"),
        // RFC 7914, section 11: ("passwd", "salt", 1)
        Known(
            "passwd",
            "$pbkdf2-sha256$i=1$c2FsdA$VawEblbjCJ/sFpHCJUS2BflBhSFt3gRl5oudV8INrLxJ"
                + "ypzM8Xm2RZkWZLOdd+8xfHG4RbHjC9UJESBB06GXgw"
        ),
        // RFC 4231, section 4.3; RFC 2202, sections 2 and 3: the data split into salt and password
        Known(
            "for nothing?",
            "$hmac-sha256$key=SmVmZQ,order=salt-password$d2hhdCBkbyB5YSB3YW50IA$"
                + "W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM"
        ),
        Known(
            "what do ya want ",
            "$hmac-sha512$key=SmVmZQ,order=password-salt$Zm9yIG5vdGhpbmc/$"
                + "Fkt6e/z4GeLjlfvnO1bgo4e9ZCIugx/WECcM1+olBVSXWL91wFqZSm0DT2X48Ob9yuqxo01Ka0tjbgcK"
                + "OLznNw"
        ),
        Known(
            "for nothing?",
            "$hmac-md5$key=SmVmZQ,order=salt-password$d2hhdCBkbyB5YSB3YW50IA$"
                + "dQx4PmqwtQPqqG4xCl23OA"
        ),
        // RFC 1321, appendix A.5, and FIPS 180: the digests of "abc"
        Known("bc", "$md5$i=1,order=salt-password$YQ$kAFQmDzST7DWlj99KOF/cg"),
        Known(
            "ab",
            "$sha256$i=1,order=password-salt$Yw$ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0"
        ),
        Known(
            "bc",
            "$sha512$i=1,order=salt-password$YQ$3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkq"
                + "J0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw"
        ),
        // github.com/firebase/scrypt, in GoTrue's form
        Known(
            "user1password",
            "$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMX"
                + "An210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==$42xEC+ixf3L2lw==$"
                + "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdR"
                + "uid5lQ=="
        ),
    ]

    @Test(arguments: all)
    func `only the right password matches a published hash`(known: Known) throws {
        let stored = try StoredPassword(text: known.text)
        #expect(try stored.matches(Array(known.password.utf8)))
        #expect(try !stored.matches(Array("\(known.password.dropFirst())".utf8)))
    }

    @Test(arguments: all)
    func `a hash is unchanged after reading and writing`(known: Known) throws {
        let written = try StoredPassword(text: known.text).passwordHash
        let read = try StoredPassword(text: written.rawValue)
        let original = try StoredPassword(text: known.text)
        #expect(read.passwordHash == written)
        #expect(read.hash == original.hash)
        #expect(read.salt == original.salt)
    }

    @Test func `each round digests the previous digest`() throws {
        let scheme = try DigestScheme(algorithm: .sha256, rounds: 3, saltPlace: .beforePassword)
        let sha256 = DigestAlgorithm.sha256
        let expected = sha256.digest(of: sha256.digest(of: sha256.digest(of: [1, 2])))
        #expect(scheme.hash(of: [2], salt: [1], length: 32) == expected)
    }

    @Test func `a password with a zero byte does not match its beginning`() throws {
        let stored = try StoredPassword(
            text: "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"
        )
        #expect(try !stored.matches(Array("U*U\0anything".utf8)))
    }
}
