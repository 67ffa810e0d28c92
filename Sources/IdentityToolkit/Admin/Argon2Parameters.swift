/// Parameters of imported Argon2 hashes.
public struct Argon2Parameters: Codable, Hashable, Sendable {
    /// Bytes of a hash: 4 to 1,024.
    public var hashLengthBytes: Int?

    /// `ARGON2_D`, `ARGON2_ID` or `ARGON2_I`.
    public var hashType: String?

    /// Passes: 1 to 16.
    public var iterations: Int?

    /// Memory, at most 32,768 KiB.
    public var memoryCostKiB: Int?

    /// Lanes: 1 to 16.
    public var parallelism: Int?

    /// `VERSION_10` or `VERSION_13`.
    public var version: String?

    /// Data that is hashed along, in base64.
    public var associatedData: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        hashLengthBytes: Int? = nil,
        hashType: String? = nil,
        iterations: Int? = nil,
        memoryCostKiB: Int? = nil,
        parallelism: Int? = nil,
        version: String? = nil,
        associatedData: String? = nil
    ) {
        self.hashLengthBytes = hashLengthBytes
        self.hashType = hashType
        self.iterations = iterations
        self.memoryCostKiB = memoryCostKiB
        self.parallelism = parallelism
        self.version = version
        self.associatedData = associatedData
    }

    private enum CodingKeys: String, CodingKey {
        case hashLengthBytes, hashType, iterations, parallelism, version, associatedData
        case memoryCostKiB = "memoryCostKib"
    }
}
