import Crypto

/// A keyed digest of password and salt with a system-wide key: `HMAC_…` of an import.
package struct KeyedDigestScheme: PasswordScheme, Hashable {
    private static let prefix = "hmac-"

    package let algorithm: DigestAlgorithm
    package let key: [UInt8]
    package let saltPlace: SaltPlace

    package init(
        algorithm: DigestAlgorithm,
        key: [UInt8],
        saltPlace: SaltPlace
    ) throws(InvalidPasswordHash) {
        try check(key.count, in: HashingLimits.keyLength, as: "signerKey", unit: " bytes")
        self.algorithm = algorithm
        self.key = key
        self.saltPlace = saltPlace
    }

    init?(heading: HashText.Heading) throws(InvalidPasswordHash) {
        guard heading.name.hasPrefix(Self.prefix),
            let algorithm = DigestAlgorithm(
                rawValue: String(heading.name.dropFirst(Self.prefix.count))
            )
        else { return nil }
        try self.init(
            algorithm: algorithm,
            key: heading.bytes("key"),
            saltPlace: SaltPlace(heading: heading)
        )
    }

    package var heading: HashText.Heading {
        HashText.Heading(
            Self.prefix + algorithm.rawValue,
            [HashText.Parameter("key", key), saltPlace.parameter]
        )
    }

    package var cost: Int { 1 }
    package var digestLength: Int? { algorithm.length }

    package func hash(of password: [UInt8], salt: [UInt8], length: Int) -> [UInt8] {
        algorithm.authenticationCode(
            of: saltPlace.message(password: password, salt: salt),
            key: SymmetricKey(data: key)
        )
    }

    package func checkHash(length: Int) throws(InvalidPasswordHash) {
        try algorithm.checkDigest(length: length)
    }
}
