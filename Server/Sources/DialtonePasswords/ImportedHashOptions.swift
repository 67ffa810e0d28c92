import DialtoneBasics
package import DialtoneModel

/// The hash parameters of an import: the fields of `accounts:batchCreate`.
package struct ImportedHashOptions: Sendable {
    package var algorithm: String
    package var signerKey: [UInt8] = []
    package var saltSeparator: [UInt8] = []
    package var rounds: Int?
    package var memoryCost: Int?
    package var cpuMemoryCost: Int?
    package var blockSize: Int?
    package var parallelization: Int?
    package var passwordHashOrder: String?
    package var argon2: Argon2Scheme?

    package init(algorithm: String) {
        self.algorithm = algorithm
    }

    /// Converts the hash of one row to the stored form; throws if it or an option is not valid.
    package func passwordHash(
        _ hash: [UInt8],
        salt: [UInt8]
    ) throws(InvalidPasswordHash) -> PasswordHash {
        if algorithm == "BCRYPT" {
            let stored = try StoredPassword(text: String(decoding: hash, as: UTF8.self))
            guard stored.scheme is BcryptScheme else {
                throw InvalidPasswordHash(field: "passwordHash", problem: "is not a bcrypt hash")
            }
            return try stored.imported
        }
        let scheme = try scheme()
        let digest = scheme.digestLength.flatMap { Self.digest(hex: hash, length: $0) }
        return try StoredPassword(scheme: scheme, salt: salt, hash: digest ?? hash).imported
    }

    /// Throws if the algorithm is unknown or an option is outside the documented range.
    package func check() throws(InvalidPasswordHash) {
        if algorithm != "BCRYPT" { try scheme().checkImport() }
    }

    private func scheme() throws(InvalidPasswordHash) -> any PasswordScheme {
        switch algorithm {
        case "HMAC_SHA512": try keyedDigest(.sha512)
        case "HMAC_SHA256": try keyedDigest(.sha256)
        case "HMAC_SHA1": try keyedDigest(.sha1)
        case "HMAC_MD5": try keyedDigest(.md5)
        case "MD5": try digest(.md5, atLeast: 0)
        case "SHA1": try digest(.sha1, atLeast: 1)
        case "SHA256": try digest(.sha256, atLeast: 1)
        case "SHA512": try digest(.sha512, atLeast: 1)
        case "PBKDF_SHA1": try pbkdf2(.sha1)
        case "PBKDF2_SHA256": try pbkdf2(.sha256)
        case "SCRYPT": try firebaseScrypt()
        case "STANDARD_SCRYPT": try standardScrypt()
        case "ARGON2": try required(argon2, as: "argon2Parameters")
        default: throw InvalidPasswordHash(field: "hashAlgorithm", problem: "is unknown")
        }
    }

    private func keyedDigest(
        _ algorithm: DigestAlgorithm
    ) throws(InvalidPasswordHash) -> KeyedDigestScheme {
        guard !signerKey.isEmpty else { throw missing("signerKey") }
        return try KeyedDigestScheme(
            algorithm: algorithm,
            key: signerKey,
            saltPlace: saltPlace(unlessNamed: .afterPassword)
        )
    }

    private func digest(
        _ algorithm: DigestAlgorithm,
        atLeast least: Int
    ) throws(InvalidPasswordHash) -> DigestScheme {
        let rounds = try required(rounds ?? (least == 0 ? 0 : nil), as: "rounds")
        try DialtonePasswords.check(rounds, in: least...HashingLimits.digestRounds, as: "rounds")
        return try DigestScheme(
            algorithm: algorithm,
            rounds: rounds,
            saltPlace: saltPlace(unlessNamed: .beforePassword)
        )
    }

    private func pbkdf2(
        _ algorithm: DigestAlgorithm
    ) throws(InvalidPasswordHash) -> PBKDF2Scheme {
        let rounds = try required(rounds, as: "rounds")
        try DialtonePasswords.check(rounds, in: 0...120_000, as: "rounds")
        return try PBKDF2Scheme(algorithm: algorithm, rounds: rounds)
    }

    private func firebaseScrypt() throws(InvalidPasswordHash) -> FirebaseScryptScheme {
        try FirebaseScryptScheme(
            memoryCost: required(memoryCost, as: "memoryCost"),
            rounds: required(rounds, as: "rounds"),
            saltSeparator: saltSeparator,
            signerKey: signerKey
        )
    }

    private func standardScrypt() throws(InvalidPasswordHash) -> ScryptScheme {
        try ScryptScheme(
            cost: required(cpuMemoryCost, as: "cpuMemCost"),
            blockSize: required(blockSize, as: "blockSize"),
            parallelism: required(parallelization, as: "parallelization")
        )
    }

    /// The position of the salt, or `usual` if the import does not specify an order.
    ///
    /// Upstream's default is before the password in plain digests and after it in keyed ones.
    private func saltPlace(
        unlessNamed usual: SaltPlace
    ) throws(InvalidPasswordHash) -> SaltPlace {
        switch passwordHashOrder {
        case nil, "", "UNSPECIFIED_ORDER": usual
        case "SALT_AND_PASSWORD": .beforePassword
        case "PASSWORD_AND_SALT": .afterPassword
        default: throw InvalidPasswordHash(field: "passwordHashOrder", problem: "is unknown")
        }
    }

    /// Decodes a digest of `length` bytes that is written in hexadecimal, as many systems store it.
    private static func digest(hex text: [UInt8], length: Int) -> [UInt8]? {
        guard text.count == 2 * length else { return nil }
        return Hex.decode(String(decoding: text, as: UTF8.self))
    }

    private func required<Value>(
        _ value: Value?,
        as field: String
    ) throws(InvalidPasswordHash) -> Value {
        guard let value else { throw missing(field) }
        return value
    }

    private func missing(_ field: String) -> InvalidPasswordHash {
        InvalidPasswordHash(field: field, problem: "is missing")
    }
}
