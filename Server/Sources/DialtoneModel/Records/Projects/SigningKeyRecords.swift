package import DialtoneBasics

/// Reads signing keys.
package protocol SigningKeyReader {
    func signingKeys() throws -> [SealedSigningKey]

    /// Returns the time of the clock that all servers of the database share; `nil` if it is the
    /// machine's own.
    func databaseTime() throws -> Timestamp?
}

/// Changes signing keys.
package protocol SigningKeyWriter {
    /// Locks the signing keys until the end of the transaction.
    ///
    /// Nodes that find at the same time that a key is due then create one key, not one each.
    func holdSigningKeys() throws

    /// Inserts a key; returns `false` if the ID exists.
    func insert(_ key: SealedSigningKey) throws -> Bool

    /// Saves the parts of a key that can change: when it begins to sign, and whether it is
    /// withdrawn.
    func save(_ key: SealedSigningKey) throws
    func deleteSigningKeys(_ ids: [String]) throws
}

/// A signing key as stored in the database: the private part is encrypted with the master key.
package struct SealedSigningKey: Hashable, Sendable {
    package let id: String
    package let algorithm: String
    package let sealedPrivateKey: [UInt8]
    /// The certificate in DER format.
    package let certificate: [UInt8]
    package let createdAt: Timestamp
    package var signsFrom: Timestamp
    package let signsUntil: Timestamp
    package let publishedUntil: Timestamp

    /// The time since when the key is neither used nor published, because it may have leaked.
    package var withdrawnAt: Timestamp?

    package init(
        id: String,
        algorithm: String,
        sealedPrivateKey: [UInt8],
        certificate: [UInt8],
        createdAt: Timestamp,
        signsFrom: Timestamp,
        signsUntil: Timestamp,
        publishedUntil: Timestamp
    ) {
        self.id = id
        self.algorithm = algorithm
        self.sealedPrivateKey = sealedPrivateKey
        self.certificate = certificate
        self.createdAt = createdAt
        self.signsFrom = signsFrom
        self.signsUntil = signsUntil
        self.publishedUntil = publishedUntil
    }
}
