import Crypto
import CryptoExtras

/// scrypt (RFC 7914): `STANDARD_SCRYPT` of an import.
package struct ScryptScheme: PasswordScheme, Hashable {
    /// The parameter N: the number of blocks, a power of two.
    package let cpuCost: Int

    /// The parameter r: the block size, in units of 128 bytes.
    package let blockSize: Int

    /// The parameter p: the number of repetitions of the whole function.
    package let parallelism: Int

    package init(cost: Int, blockSize: Int, parallelism: Int) throws(InvalidPasswordHash) {
        try check(blockSize, in: 1...64, as: "blockSize")
        try check(parallelism, in: 1...64, as: "parallelization")
        let mostCost = min(
            HashingLimits.memory / (128 * blockSize),
            HashingLimits.scryptWork / (blockSize * parallelism)
        )
        try check(cost, in: 2...mostCost, as: "cpuMemCost")
        // N must be less than 2^(16 r), which only r = 1 with N >= 2^16 violates.
        guard cost & (cost - 1) == 0, blockSize > 1 || cost < 1 << 16 else {
            throw InvalidPasswordHash(field: "cpuMemCost", problem: "must be a power of two")
        }
        cpuCost = cost
        self.blockSize = blockSize
        self.parallelism = parallelism
    }

    init(heading: HashText.Heading) throws(InvalidPasswordHash) {
        let exponent = try heading.number("ln")
        try check(exponent, in: 1...30, as: "cpuMemCost")
        try self.init(
            cost: 1 << exponent,
            blockSize: heading.number("r"),
            parallelism: heading.number("p")
        )
    }

    package var heading: HashText.Heading {
        HashText.Heading(
            "scrypt",
            [
                HashText.Parameter("ln", cpuCost.trailingZeroBitCount),
                HashText.Parameter("r", blockSize),
                HashText.Parameter("p", parallelism),
            ]
        )
    }

    package var cost: Int { cpuCost * blockSize * parallelism / 2 }

    package func checkImport() throws(InvalidPasswordHash) {
        let mostCost = HashingLimits.importedScryptWork / (blockSize * parallelism)
        try check(cpuCost, in: 0...mostCost, as: "cpuMemCost")
    }

    package func hash(
        of password: [UInt8],
        salt: [UInt8],
        length: Int
    ) throws(HashingFailure) -> [UInt8] {
        do {
            return try KDF.Scrypt.deriveKey(
                from: password,
                salt: salt,
                outputByteCount: length,
                rounds: cpuCost,
                blockSize: blockSize,
                parallelism: parallelism
            ).withUnsafeBytes { Array($0) }
        } catch {
            throw HashingFailure()
        }
    }
}
