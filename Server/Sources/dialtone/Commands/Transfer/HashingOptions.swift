import DialtonePasswords
import ArgumentParser

/// The hash parameters of imported passwords, named as in the Firebase CLI.
struct HashingOptions: ParsableArguments {
    @Option(
        name: .customLong("hash-algo"),
        help: ArgumentHelp(
            "SCRYPT (Firebase's own), STANDARD_SCRYPT, BCRYPT, PBKDF_SHA1, PBKDF2_SHA256, MD5, "
                + "SHA1, SHA256, SHA512, HMAC_MD5, HMAC_SHA1, HMAC_SHA256 or HMAC_SHA512.",
            valueName: "name"
        )
    )
    var algorithm: String?

    @Option(
        name: .customLong("hash-key"),
        help: "The key in base64; SCRYPT requires at least 16 bytes."
    )
    var key: String?

    @Option(help: "The salt separator of SCRYPT in base64.")
    var saltSeparator: String?

    @Option(help: "The number of rounds.")
    var rounds: Int?

    @Option(name: .customLong("mem-cost"), help: "Memory cost of SCRYPT; N of STANDARD_SCRYPT.")
    var memoryCost: Int?

    @Option(help: "p of STANDARD_SCRYPT.")
    var parallelization: Int?

    @Option(help: "r of STANDARD_SCRYPT.")
    var blockSize: Int?

    @Option(
        help: ArgumentHelp(
            "The order of salt and password: SALT_FIRST or PASSWORD_FIRST. "
                + "(default: PASSWORD_FIRST for HMAC, SALT_FIRST for the others)"
        )
    )
    var hashInputOrder: String?

    private static let orders = [
        "SALT_FIRST": "SALT_AND_PASSWORD", "PASSWORD_FIRST": "PASSWORD_AND_SALT",
    ]

    /// The option names, by the parameter names of the API.
    private static let names = [
        "signerKey": "--hash-key", "saltSeparator": "--salt-separator", "rounds": "--rounds",
        "memoryCost": "--mem-cost", "cpuMemCost": "--mem-cost", "blockSize": "--block-size",
        "parallelization": "--parallelization", "passwordHashOrder": "--hash-input-order",
        "hashAlgorithm": "--hash-algo",
    ]

    func validate() throws {
        let isGiven =
            [key, saltSeparator, hashInputOrder].contains { $0 != nil }
            || [rounds, memoryCost, parallelization, blockSize].contains { $0 != nil }
        guard algorithm != nil || !isGiven else {
            throw ValidationError("Pass the algorithm with --hash-algo.")
        }
        guard hashInputOrder.map({ Self.orders[$0.uppercased()] != nil }) ?? true else {
            throw ValidationError("--hash-input-order must be SALT_FIRST or PASSWORD_FIRST.")
        }
    }

    /// The hash options; `nil` if each hash contains its own parameters.
    var options: ImportedHashOptions? {
        get throws {
            guard let algorithm = algorithm?.uppercased() else { return nil }
            var options = ImportedHashOptions(algorithm: algorithm)
            options.signerKey = try Self.bytes(key, "--hash-key")
            options.saltSeparator = try Self.bytes(saltSeparator, "--salt-separator")
            options.rounds = rounds
            options.memoryCost = memoryCost
            options.cpuMemoryCost = memoryCost
            options.blockSize = blockSize
            options.parallelization = parallelization
            options.passwordHashOrder = hashInputOrder.flatMap { Self.orders[$0.uppercased()] }
            do {
                try options.check()
            } catch {
                let name = Self.names[error.field] ?? error.field
                throw CommandFailure("The hash parameters: \(name) \(error.problem).")
            }
            return options
        }
    }

    /// All given parameters, which distinguish this import from others.
    var meaning: [String] {
        [
            algorithm, key, saltSeparator, hashInputOrder, rounds.map { String($0) },
            memoryCost.map { String($0) }, parallelization.map { String($0) },
            blockSize.map { String($0) },
        ]
        .map { $0 ?? "-" }
    }

    private static func bytes(_ text: String?, _ option: String) throws -> [UInt8] {
        guard let bytes = HashText.bytes(base64: text ?? "") else {
            throw CommandFailure("\(option) is not base64.")
        }
        return bytes
    }
}
