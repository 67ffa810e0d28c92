/// How passwords are hashed.
public struct PasswordHashConfig: Codable, Hashable, Sendable {
    /// Name of the algorithm.
    public var algorithm: String?

    /// Key of the hash in base64.
    public var signerKey: String?

    /// What goes between salt and password, in base64.
    public var saltSeparator: String?

    /// Rounds of the hash.
    public var rounds: Int?

    /// Memory of the hash, a power of two.
    public var memoryCost: Int?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        algorithm: String? = nil,
        signerKey: String? = nil,
        saltSeparator: String? = nil,
        rounds: Int? = nil,
        memoryCost: Int? = nil
    ) {
        self.algorithm = algorithm
        self.signerKey = signerKey
        self.saltSeparator = saltSeparator
        self.rounds = rounds
        self.memoryCost = memoryCost
    }
}
