import Crypto
import CryptoExtras

/// PBKDF2 (RFC 8018): `PBKDF_SHA1` and `PBKDF2_SHA256` of an import, and Keycloak's older hashes.
package struct PBKDF2Scheme: PasswordScheme, Hashable {
    private static let prefix = "pbkdf2-"

    package let algorithm: DigestAlgorithm
    package let rounds: Int

    /// Zero rounds mean one round: PBKDF2 is not defined for fewer.
    package init(algorithm: DigestAlgorithm, rounds: Int) throws(InvalidPasswordHash) {
        try check(rounds, in: 0...HashingLimits.pbkdf2Rounds, as: "rounds")
        self.algorithm = algorithm
        self.rounds = max(1, rounds)
    }

    init?(heading: HashText.Heading) throws(InvalidPasswordHash) {
        guard heading.name.hasPrefix(Self.prefix),
            let algorithm = DigestAlgorithm(
                rawValue: String(heading.name.dropFirst(Self.prefix.count))
            )
        else { return nil }
        try self.init(algorithm: algorithm, rounds: heading.number("i"))
    }

    package var heading: HashText.Heading {
        HashText.Heading(Self.prefix + algorithm.rawValue, [HashText.Parameter("i", rounds)])
    }

    /// A longer output repeats all rounds for each digest, without any benefit.
    package func checkHash(length: Int) throws(InvalidPasswordHash) {
        try check(length, in: 16...128, as: "passwordHash")
    }

    package var cost: Int { 1 + rounds / 2 }

    package func hash(
        of password: [UInt8],
        salt: [UInt8],
        length: Int
    ) throws(HashingFailure) -> [UInt8] {
        do {
            return try KDF.Insecure.PBKDF2.deriveKey(
                from: password,
                salt: salt,
                using: algorithm.forPBKDF2,
                outputByteCount: length,
                unsafeUncheckedRounds: rounds
            ).withUnsafeBytes { Array($0) }
        } catch {
            throw HashingFailure()
        }
    }
}
