/// What a hash that came from elsewhere may cost: parameters beyond are not stored, nor run.
///
/// One hash within them takes a few seconds at worst, so an importer cannot store one that
/// keeps a thread busy for minutes at each try to sign in.
enum HashingLimits {
    /// Bytes of working memory.
    static let memory = 128 << 20

    /// Blocks of 1 KiB that Argon2 may fill in all its passes.
    static let argon2Blocks = 1 << 20

    /// What N, r and p of scrypt may come to when multiplied.
    static let scryptWork = 1 << 21

    static let pbkdf2Rounds = 1_500_000
    static let digestRounds = 8_192

    /// The exponent in the text of a bcrypt hash.
    static let bcryptCost = 4...15

    static let saltLength = 0...1_024
    static let hashLength = 4...1_024

    /// Bytes of a key, of a separator or of associated data.
    static let keyLength = 0...1_024

    /// Characters of a hash with its parameters, salt and all.
    static let textLength = 8_192
}
