import CArgon2

/// Argon2 (RFC 9106).
package struct Argon2Scheme: PasswordScheme, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        case d = "argon2d"
        case i = "argon2i"
        case id = "argon2id"
    }

    package enum Version: Int, Sendable {
        case v10 = 0x10
        case v13 = 0x13
    }

    /// The parameters of new hashes: 19 MiB and two passes.
    ///
    /// Of the settings that OWASP recommends as equivalent, this is the least expensive.
    package static let recommended = Argon2Scheme(memoryKiB: 19_456, passes: 2, lanes: 1)

    package let kind: Kind
    package let version: Version
    package let memoryKiB: Int
    package let passes: Int
    package let lanes: Int
    package let associatedData: [UInt8]

    private init(memoryKiB: Int, passes: Int, lanes: Int) {
        kind = .id
        version = .v13
        self.memoryKiB = memoryKiB
        self.passes = passes
        self.lanes = lanes
        associatedData = []
    }

    package init(
        kind: Kind,
        version: Version = .v13,
        memoryKiB: Int,
        passes: Int,
        lanes: Int,
        associatedData: [UInt8] = []
    ) throws(InvalidPasswordHash) {
        try check(passes, in: 1...16, as: "iterations")
        try check(lanes, in: 1...16, as: "parallelism")
        let mostMemory = min(HashingLimits.memory >> 10, HashingLimits.argon2Blocks / passes)
        try check(memoryKiB, in: (8 * lanes)...mostMemory, as: "memoryCostKib")
        try check(
            associatedData.count,
            in: HashingLimits.keyLength,
            as: "associatedData",
            unit: " bytes"
        )
        self.kind = kind
        self.version = version
        self.memoryKiB = memoryKiB
        self.passes = passes
        self.lanes = lanes
        self.associatedData = associatedData
    }

    init(kind: Kind, heading: HashText.Heading) throws(InvalidPasswordHash) {
        // Hashes without the field were made before it was introduced, with the older version.
        let version = heading.value("v") == nil ? Version.v10.rawValue : try heading.number("v")
        guard let version = Version(rawValue: version) else {
            throw InvalidPasswordHash(field: "version", problem: "is unknown")
        }
        try self.init(
            kind: kind,
            version: version,
            memoryKiB: heading.number("m"),
            passes: heading.number("t"),
            lanes: heading.number("p"),
            associatedData: heading.bytes("data")
        )
    }

    package var heading: HashText.Heading {
        var parameters = [
            HashText.Parameter("m", memoryKiB),
            HashText.Parameter("t", passes),
            HashText.Parameter("p", lanes),
        ]
        if !associatedData.isEmpty { parameters.append(HashText.Parameter("data", associatedData)) }
        return HashText.Heading(
            kind.rawValue,
            [HashText.Parameter("v", version.rawValue)],
            parameters
        )
    }

    package var cost: Int { memoryKiB * passes }

    package func checkImport() throws(InvalidPasswordHash) {
        let mostMemory = HashingLimits.importedArgon2Blocks / passes
        try check(memoryKiB, in: 0...mostMemory, as: "memoryCostKib")
    }

    package func hash(
        of password: [UInt8],
        salt: [UInt8],
        length: Int
    ) throws(HashingFailure) -> [UInt8] {
        // The C interface takes mutable pointers even to data that it only reads.
        var password = password
        var salt = salt
        var data = associatedData
        var hash = [UInt8](repeating: 0, count: length)
        let code = password.withUnsafeMutableBufferPointer { password in
            salt.withUnsafeMutableBufferPointer { salt in
                data.withUnsafeMutableBufferPointer { data in
                    hash.withUnsafeMutableBufferPointer { hash in
                        var context = context(password, salt, data, hash)
                        return argon2_ctx(&context, libraryKind)
                    }
                }
            }
        }
        guard code == ARGON2_OK.rawValue else { throw HashingFailure() }
        return hash
    }

    private func context(
        _ password: UnsafeMutableBufferPointer<UInt8>,
        _ salt: UnsafeMutableBufferPointer<UInt8>,
        _ data: UnsafeMutableBufferPointer<UInt8>,
        _ hash: UnsafeMutableBufferPointer<UInt8>
    ) -> argon2_context {
        var context = argon2_context()
        context.out = hash.baseAddress
        context.outlen = UInt32(hash.count)
        context.pwd = password.isEmpty ? nil : password.baseAddress
        context.pwdlen = UInt32(password.count)
        context.salt = salt.baseAddress
        context.saltlen = UInt32(salt.count)
        context.ad = data.isEmpty ? nil : data.baseAddress
        context.adlen = UInt32(data.count)
        context.t_cost = UInt32(passes)
        context.m_cost = UInt32(memoryKiB)
        context.lanes = UInt32(lanes)
        // The server runs hashes in parallel on the pool's threads, so the lanes of one hash share
        // one.
        context.threads = 1
        context.version = UInt32(version.rawValue)
        return context
    }

    private var libraryKind: argon2_type {
        switch kind {
        case .d: Argon2_d
        case .i: Argon2_i
        case .id: Argon2_id
        }
    }
}
