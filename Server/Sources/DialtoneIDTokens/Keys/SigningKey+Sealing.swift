package import DialtoneBasics
package import DialtoneModel

extension SigningKey {
    /// The key in the form that the database stores, with the private key encrypted.
    func sealed(in box: SecretBox) throws -> SealedSigningKey {
        SealedSigningKey(
            id: id,
            algorithm: algorithm.rawValue,
            sealedPrivateKey: try box.seal(privateKey, context: SealedContext.signingKey(id)),
            certificate: certificate,
            createdAt: lifetime.createdAt,
            signsFrom: lifetime.signsFrom,
            signsUntil: lifetime.signsUntil,
            publishedUntil: lifetime.publishedUntil
        )
    }

    /// Decrypts a stored key; `nil` if its algorithm is unknown to this version of the server.
    init?(opening sealed: SealedSigningKey, with box: SecretBox) throws(UnreadableSecret) {
        guard let algorithm = SigningAlgorithm(rawValue: sealed.algorithm) else { return nil }
        self.init(
            id: sealed.id,
            algorithm: algorithm,
            privateKey: try box.open(
                sealed.sealedPrivateKey,
                context: SealedContext.signingKey(sealed.id)
            ),
            certificate: sealed.certificate,
            lifetime: sealed.lifetime
        )
    }
}

extension SealedSigningKey {
    /// Whether the key was encrypted with the box's key.
    package func isReadable(with box: SecretBox) -> Bool {
        (try? SigningKey(opening: self, with: box)) != nil
    }

    var lifetime: KeyLifetime {
        KeyLifetime(
            createdAt: createdAt,
            signsFrom: signsFrom,
            signsUntil: signsUntil,
            publishedUntil: publishedUntil
        )
    }
}
