/// The limits on the cost of imported and stored hashes.
///
/// Hashes beyond them are neither stored nor computed. One hash within them takes a few seconds at
/// most. Imports must be within the lower limits. Hashes that are already stored are verified up to
/// the higher limits, so that lowering a limit locks no user out.
enum HashingLimits {
    /// The maximum working memory, in bytes.
    static let memory = 128 << 20

    /// The maximum number of 1 KiB blocks that Argon2 may fill in all its passes.
    static let argon2Blocks = 1 << 20

    /// The maximum for an imported Argon2 hash, about 0.2 s.
    ///
    /// This is above what RFC 9106 and OWASP recommend for machines with little memory (64 MiB,
    /// three passes).
    static let importedArgon2Blocks = 1 << 18

    /// The maximum product of scrypt's N, r and p.
    static let scryptWork = 1 << 21

    /// The maximum for an imported scrypt hash, about 0.5 s: OWASP recommends N = 2^17, r = 8.
    static let importedScryptWork = 1 << 20

    /// The maximum number of PBKDF2 rounds, about 0.5 s; Django uses 1,200,000 today.
    static let pbkdf2Rounds = 1_500_000
    static let digestRounds = 8_192

    /// The range of bcrypt's cost, an exponent of 2.
    static let bcryptCost = 4...15

    /// The range of bcrypt's cost in an import, up to about 0.5 s.
    ///
    /// Each increment doubles the time; 12 is typical.
    static let importedBcryptCost = 4...13

    static let saltLength = 0...1_024
    static let hashLength = 4...1_024

    /// The length of a key, a separator or associated data, in bytes.
    static let keyLength = 0...1_024

    /// The maximum length of a hash with its salt and parameters, in bytes.
    static let textLength = 8_192
}

/// Throws unless `value`, the wire field `field`, is within `range`.
func check(
    _ value: Int,
    in range: ClosedRange<Int>,
    as field: String,
    unit: String = ""
) throws(InvalidPasswordHash) {
    guard range.contains(value) else {
        let bounds =
            range.count == 1
            ? "\(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
        throw InvalidPasswordHash(field: field, problem: "must be \(bounds)\(unit)")
    }
}
