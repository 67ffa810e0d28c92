package import DialtoneBasics

/// Reads signing keys.
package protocol SigningKeyReader {
    func signingKeys() throws -> [SealedSigningKey]

    /// The clock that all servers of the database share; `nil` if it is the machine's own.
    func databaseTime() throws -> Timestamp?
}

/// Changes signing keys.
package protocol SigningKeyWriter {
    /// Makes other transactions that call this wait until this one ends.
    ///
    /// Nodes that find at once that a key is due then make one key, not one each.
    func holdSigningKeys() throws

    /// `false` if a key with this ID exists.
    func insert(_ key: SealedSigningKey) throws -> Bool

    /// Stores the parts of a key that can change: when it begins to sign, and whether it is
    /// withdrawn.
    func save(_ key: SealedSigningKey) throws
    func deleteSigningKeys(_ ids: [String]) throws
}

/// A signing key as the database holds it: the private part is encrypted with the master key.
package struct SealedSigningKey: Hashable, Sendable {
    package let id: String
    package let algorithm: String
    package let sealedPrivateKey: [UInt8]
    /// The certificate in DER.
    package let certificate: [UInt8]
    package let createdAt: Timestamp
    package var signsFrom: Timestamp
    package let signsUntil: Timestamp
    package let publishedUntil: Timestamp

    /// From then on the key is neither used nor published, because it may have leaked.
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
