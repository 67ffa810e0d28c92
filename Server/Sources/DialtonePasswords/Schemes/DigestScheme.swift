/// A repeated digest of password and salt: `MD5`, `SHA1`, `SHA256` and `SHA512` of an import.
package struct DigestScheme: PasswordScheme, Hashable {
    package let algorithm: DigestAlgorithm
    package let rounds: Int
    package let saltPlace: SaltPlace

    /// Zero rounds mean one round, because the first digest is always computed.
    package init(
        algorithm: DigestAlgorithm,
        rounds: Int,
        saltPlace: SaltPlace
    ) throws(InvalidPasswordHash) {
        try check(rounds, in: 0...HashingLimits.digestRounds, as: "rounds")
        self.algorithm = algorithm
        self.rounds = max(1, rounds)
        self.saltPlace = saltPlace
    }

    init(algorithm: DigestAlgorithm, heading: HashText.Heading) throws(InvalidPasswordHash) {
        try self.init(
            algorithm: algorithm,
            rounds: heading.number("i"),
            saltPlace: SaltPlace(heading: heading)
        )
    }

    package var heading: HashText.Heading {
        HashText.Heading(
            algorithm.rawValue,
            [HashText.Parameter("i", rounds), saltPlace.parameter]
        )
    }

    package var cost: Int { 1 + rounds / 2 }
    package var digestLength: Int? { algorithm.length }

    package func hash(of password: [UInt8], salt: [UInt8], length: Int) -> [UInt8] {
        let message = saltPlace.message(password: password, salt: salt)
        return (0..<rounds).reduce(message) { digest, _ in algorithm.digest(of: digest) }
    }

    package func checkHash(length: Int) throws(InvalidPasswordHash) {
        try algorithm.checkDigest(length: length)
    }
}
