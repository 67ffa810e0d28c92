import Crypto
import CryptoExtras
import Foundation

/// Firebase's variant of scrypt: `SCRYPT` of an import.
///
/// The derived key encrypts a key of the whole project. The text format is GoTrue's, so hashes from
/// GoTrue need no conversion.
package struct FirebaseScryptScheme: PasswordScheme, Hashable {
    static let name = "fbscrypt"
    private static let keyLength = 32

    /// The exponent of scrypt's N.
    package let memoryCost: Int

    /// The parameter r of scrypt.
    package let rounds: Int

    package let saltSeparator: [UInt8]
    package let signerKey: [UInt8]
    private let scrypt: ScryptScheme

    package init(
        memoryCost: Int,
        rounds: Int,
        saltSeparator: [UInt8],
        signerKey: [UInt8]
    ) throws(InvalidPasswordHash) {
        try check(memoryCost, in: 1...14, as: "memoryCost")
        try check(rounds, in: 1...8, as: "rounds")
        try check(
            saltSeparator.count,
            in: HashingLimits.keyLength,
            as: "saltSeparator",
            unit: " bytes"
        )
        try check(signerKey.count, in: 16...1_024, as: "signerKey", unit: " bytes")
        self.memoryCost = memoryCost
        self.rounds = rounds
        self.saltSeparator = saltSeparator
        self.signerKey = signerKey
        scrypt = try ScryptScheme(cost: 1 << memoryCost, blockSize: rounds, parallelism: 1)
    }

    init(heading: HashText.Heading) throws(InvalidPasswordHash) {
        guard heading.value("v") == "1", heading.value("p") == "1" else {
            throw InvalidPasswordHash(field: "passwordHash", problem: "has an unknown version")
        }
        try self.init(
            memoryCost: heading.number("n"),
            rounds: heading.number("r"),
            saltSeparator: heading.bytes("ss"),
            signerKey: heading.bytes("sk")
        )
    }

    package var heading: HashText.Heading {
        HashText.Heading(
            Self.name,
            [
                HashText.Parameter("v", 1),
                HashText.Parameter("n", memoryCost),
                HashText.Parameter("r", rounds),
                HashText.Parameter("p", 1),
                HashText.Parameter("ss", saltSeparator),
                HashText.Parameter("sk", signerKey),
            ]
        )
    }

    package var cost: Int { scrypt.cost }

    package func checkHash(length: Int) throws(InvalidPasswordHash) {
        try check(length, in: signerKey.count...signerKey.count, as: "passwordHash", unit: " bytes")
    }

    package func hash(
        of password: [UInt8],
        salt: [UInt8],
        length: Int
    ) throws(HashingFailure) -> [UInt8] {
        let key = try scrypt.hash(
            of: password,
            salt: salt + saltSeparator,
            length: Self.keyLength
        )
        do {
            return Array(
                try AES._CTR.encrypt(
                    signerKey,
                    using: SymmetricKey(data: key),
                    nonce: AES._CTR.Nonce(nonceBytes: [UInt8](repeating: 0, count: 16))
                )
            )
        } catch {
            throw HashingFailure()
        }
    }
}
