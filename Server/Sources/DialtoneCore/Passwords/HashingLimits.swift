/// What a hash that came from elsewhere may cost: parameters beyond are not stored, nor run.
///
/// One hash within them takes a few seconds at worst. Imported hashes must be within the lower
/// limits; hashes that are stored already are verified up to the higher ones, so that a lower limit
/// locks no user out.
enum HashingLimits {
    /// Bytes of working memory.
    static let memory = 128 << 20

    /// Blocks of 1 KiB that Argon2 may fill in all its passes.
    static let argon2Blocks = 1 << 20

    /// The same for an import: a fifth of a second, and above what RFC 9106 and OWASP recommend
    /// for machines with less than gigabytes to spare (64 MiB in three passes).
    static let importedArgon2Blocks = 1 << 18

    /// What N, r and p of scrypt may come to when multiplied.
    static let scryptWork = 1 << 21

    /// The same for an import: what OWASP recommends (N = 2^17, r = 8), half a second.
    static let importedScryptWork = 1 << 20

    /// Django uses 1,200,000 today; half a second.
    static let pbkdf2Rounds = 1_500_000
    static let digestRounds = 8_192

    /// The exponent in the text of a bcrypt hash.
    static let bcryptCost = 4...15

    /// The same for an import: half a second.
    ///
    /// Each step doubles the time, and 12 is usual.
    static let importedBcryptCost = 4...13

    static let saltLength = 0...1_024
    static let hashLength = 4...1_024

    /// Bytes of a key, of a separator or of associated data.
    static let keyLength = 0...1_024

    /// Characters of a hash with its parameters, salt and all.
    static let textLength = 8_192
}
