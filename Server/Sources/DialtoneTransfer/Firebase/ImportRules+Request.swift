package import DialtoneFlows
package import DialtonePasswords
import IdentityToolkit
package import IdentityToolkitAdmin

extension ImportRules {
    /// Creates the rules from an import request.
    ///
    /// Throws if the hash parameters are not valid, before any account is processed.
    package init(_ request: ImportAccountsRequest) throws(InvalidPasswordHash) {
        self.init()
        existing = request.allowOverwrite == true ? .replace : .reject
        let hasHashes = (request.users ?? []).contains { !($0.passwordHash ?? "").isEmpty }
        guard hasHashes || !(request.hashAlgorithm ?? "").isEmpty else { return }
        let hashing = try ImportedHashOptions(request)
        try hashing.check()
        self.hashing = hashing
    }
}

extension ImportedHashOptions {
    init(_ request: ImportAccountsRequest) throws(InvalidPasswordHash) {
        guard let algorithm = request.hashAlgorithm, !algorithm.isEmpty else {
            throw InvalidPasswordHash(field: "hashAlgorithm", problem: "is missing")
        }
        self.init(algorithm: algorithm)
        signerKey = try Self.bytes(request.signerKey, "signerKey")
        saltSeparator = try Self.bytes(request.saltSeparator, "saltSeparator")
        rounds = request.rounds
        memoryCost = request.memoryCost
        cpuMemoryCost = request.cpuMemCost
        blockSize = request.blockSize
        parallelization = request.parallelization
        passwordHashOrder = request.passwordHashOrder?.rawValue
        argon2 = try request.argon2Parameters.map(Argon2Scheme.init)
    }

    fileprivate static func bytes(
        _ text: String?,
        _ field: String
    ) throws(InvalidPasswordHash) -> [UInt8] {
        guard let bytes = HashText.bytes(base64: text ?? "") else {
            throw InvalidPasswordHash(field: field, problem: "is not base64")
        }
        return bytes
    }
}

extension Argon2Scheme {
    fileprivate init(_ parameters: Argon2Parameters) throws(InvalidPasswordHash) {
        let kinds: [String: Kind] = ["ARGON2_D": .d, "ARGON2_I": .i, "ARGON2_ID": .id]
        let versions: [String: Version] = ["VERSION_10": .v10, "VERSION_13": .v13]
        guard let kind = kinds[parameters.hashType ?? ""] else {
            throw InvalidPasswordHash(field: "hashType", problem: "is unknown")
        }
        guard let version = versions[parameters.version ?? "VERSION_13"] else {
            throw InvalidPasswordHash(field: "version", problem: "is unknown")
        }
        guard let memory = parameters.memoryCostKib, let passes = parameters.iterations,
            let lanes = parameters.parallelism
        else { throw InvalidPasswordHash(field: "argon2Parameters", problem: "is incomplete") }
        try self.init(
            kind: kind,
            version: version,
            memoryKiB: memory,
            passes: passes,
            lanes: lanes,
            associatedData: ImportedHashOptions.bytes(
                parameters.associatedData,
                "associatedData"
            )
        )
    }
}
