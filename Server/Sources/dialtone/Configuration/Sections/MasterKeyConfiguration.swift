import DialtoneBasics
import Configuration

/// The key that encrypts secrets in the database; one of the two settings is required.
///
/// - `file` (string, optional): a file with 32 bytes in base64, readable only by the server.
/// - `value` (string, optional, secret): the same 32 bytes in base64, for environments that pass
///   secrets as variables.
struct MasterKeyConfiguration: Sendable {
    private let file: String?
    private let value: String?

    init(config: ConfigReader) throws {
        file = config.string(forKey: "file")
        value = config.string(forKey: "value", isSecret: true)
        guard file == nil || value == nil else {
            throw ConfigurationProblem("masterKey: set masterKey.file or masterKey.value, not both")
        }
    }

    /// The warning about the key's file, if there is one.
    var concern: String? {
        guard let file else { return nil }
        return switch MasterKeyFile(path: file).otherReaders {
        case nil: nil
        case .others:
            "all users of this machine can read the master key; run `chmod go= \(file)`"
        case .group: "the group of the file can read the master key; run `chmod g= \(file)`"
        }
    }

    /// Returns the key, which only the server needs.
    func load() throws -> MasterKey {
        if let file { return try MasterKeyFile(path: file).read() }
        guard let value else {
            throw ConfigurationProblem(
                """
                masterKey.file: is missing. The server requires a master key to encrypt the secrets in \
                its database. Create one with `(umask 077; dialtone keys generate-master > master.key)`, \
                keep a copy in a safe place, and set masterKey.file or DIALTONE_MASTER_KEY_FILE to its path
                """
            )
        }
        guard let key = MasterKeyFile.key(in: value) else {
            throw ConfigurationProblem("masterKey.value: must be 32 bytes in base64")
        }
        return key
    }
}
