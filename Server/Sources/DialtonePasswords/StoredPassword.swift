import DialtoneBasics
package import DialtoneModel

/// A parsed password hash.
package struct StoredPassword: Sendable {
    package let scheme: any PasswordScheme
    package let salt: [UInt8]
    package let hash: [UInt8]

    /// Creates a stored password from the parts of another system's hash.
    ///
    /// bcrypt hashes have no separate parts; use ``init(text:)`` for them.
    package init(
        scheme: any PasswordScheme,
        salt: [UInt8],
        hash: [UInt8]
    ) throws(InvalidPasswordHash) {
        try check(salt.count, in: HashingLimits.saltLength, as: "salt", unit: " bytes")
        try scheme.checkHash(length: hash.count)
        if scheme is Argon2Scheme {
            try check(salt.count, in: 8...1_024, as: "salt", unit: " bytes")
        }
        self.scheme = scheme
        self.salt = salt
        self.hash = hash
    }

    /// Parses the text of a hash, from this server or from another system in the same format.
    package init(text: String) throws(InvalidPasswordHash) {
        if let bcrypt = try BcryptScheme.parse(text) {
            try self.init(scheme: bcrypt.scheme, salt: [], hash: bcrypt.hash)
            return
        }
        guard let parts = HashText(text) else {
            throw InvalidPasswordHash(field: "passwordHash", problem: "has an unknown format")
        }
        try self.init(
            scheme: Self.scheme(parts.heading),
            salt: parts.salt,
            hash: parts.hash
        )
    }

    private static func scheme(
        _ heading: HashText.Heading
    ) throws(InvalidPasswordHash) -> any PasswordScheme {
        if let kind = Argon2Scheme.Kind(rawValue: heading.name) {
            return try Argon2Scheme(kind: kind, heading: heading)
        }
        if let algorithm = DigestAlgorithm(rawValue: heading.name) {
            return try DigestScheme(algorithm: algorithm, heading: heading)
        }
        if let scheme = try KeyedDigestScheme(heading: heading) { return scheme }
        if let scheme = try PBKDF2Scheme(heading: heading) { return scheme }
        switch heading.name {
        case "scrypt": return try ScryptScheme(heading: heading)
        case FirebaseScryptScheme.name: return try FirebaseScryptScheme(heading: heading)
        default:
            throw InvalidPasswordHash(field: "hashAlgorithm", problem: "is unknown")
        }
    }

    /// The stored form of an imported hash; throws if the hash is too expensive.
    package var imported: PasswordHash {
        get throws(InvalidPasswordHash) {
            try scheme.checkImport()
            return passwordHash
        }
    }

    package var passwordHash: PasswordHash {
        if let bcrypt = scheme as? BcryptScheme {
            return PasswordHash(rawValue: bcrypt.text(hash: hash))
        }
        return PasswordHash(
            rawValue: HashText(heading: scheme.heading, salt: salt, hash: hash).text
        )
    }

    /// Whether `password` matches, compared in constant time.
    ///
    /// This is slow, so call it on a ``PasswordPool``.
    func matches(_ password: [UInt8]) throws(HashingFailure) -> Bool {
        let other = try scheme.hash(of: password, salt: salt, length: hash.count)
        return ConstantTime.areEqual(hash, other)
    }
}
