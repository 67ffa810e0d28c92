import DialtoneBasics

/// The master keys of a server.
struct MasterKeySettings {
    /// The master key, with the others that it reads with.
    let masterKey: MasterKey
    let hasNext: Bool
    let hasPrevious: Bool

    init(_ configuration: MasterKeyConfiguration) throws {
        masterKey = try configuration.load()
        hasNext = configuration.hasNext
        hasPrevious = configuration.hasPrevious
    }

    /// The only key of a development server.
    init(of masterKey: MasterKey) {
        self.masterKey = masterKey
        hasNext = false
        hasPrevious = false
    }

    /// The key that was the master key before.
    var previous: MasterKey? { hasPrevious ? masterKey.others.first : nil }

    /// The settings that name the keys, in the order of their IDs.
    var settings: [String] {
        ["masterKey"] + (hasPrevious ? ["masterKey.previous"] : [])
            + (hasNext ? ["masterKey.next"] : [])
    }
}

extension DataOptions {
    func masterKey() async throws -> MasterKey { try await masterKeys().masterKey }
}
