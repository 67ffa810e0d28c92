import Configuration
import DialtoneBasics
import Foundation

/// The key that encrypts secrets in the database; one of the settings is required.
///
/// - `file` (string, optional): a file with 32 bytes in base64, readable only by the server.
/// - `value` (string, optional, secret): the same 32 bytes in base64, for environments that pass
///   secrets as variables.
/// - `command` (list of strings, optional): a program that prints the same 32 bytes in base64, and
///   its arguments.
/// - `credential` (string, optional): the name of a systemd credential with the same content. It
///   may be set beside one of the others, which is then used where systemd passes no credentials.
struct MasterKeyConfiguration: Sendable {
    private let source: Source?
    private let credential: MasterKeyCredential?

    private enum Source: Sendable {
        case file(String)
        case value(String)
        case command(MasterKeyCommand)
    }

    init(config: ConfigReader) throws {
        try self.init(config: config, environment: ProcessInfo.processInfo.environment)
    }

    init(config: ConfigReader, environment: [String: String]) throws {
        let file = config.string(forKey: "file").map(Source.file)
        let value = config.string(forKey: "value", isSecret: true).map(Source.value)
        let words = config.stringArray(forKey: "command")
        let name = config.string(forKey: "credential")
        let command = try words.map { words throws(ConfigurationProblem) in
            Source.command(try MasterKeyCommand(words, environment: environment))
        }
        let sources = [file, value, command].compactMap(\.self)
        guard sources.count <= 1 else {
            throw ConfigurationProblem(
                "masterKey: set only one of masterKey.file, masterKey.value and masterKey.command"
            )
        }
        source = sources.first
        credential = try name.map { name throws(ConfigurationProblem) in
            try MasterKeyCredential(name, environment: environment)
        }
    }

    /// The warning about the key's file or program, if there is one.
    var concern: String? {
        if credential?.path != nil { return nil }
        switch source {
        case .file(let file):
            return switch MasterKeyFile(path: file).otherReaders {
            case nil: nil
            case .others:
                "all users of this machine can read the master key; run `chmod go= \(file)`"
            case .group: "the group of the file can read the master key; run `chmod g= \(file)`"
            }
        case .command(let command): return command.concern
        case .value, nil: return nil
        }
    }

    /// Returns the key, which only the server needs.
    ///
    /// A command runs only for the first call.
    func load() throws -> MasterKey {
        if let path = credential?.path { return try MasterKeyFile(path: path).read() }
        switch source {
        case .file(let file): return try MasterKeyFile(path: file).read()
        case .command(let command): return try command.key()
        case .value(let value):
            guard let key = MasterKeyFile.key(in: value) else {
                throw ConfigurationProblem("masterKey.value: must be 32 bytes in base64")
            }
            return key
        case nil: throw credential?.absence ?? Self.missing
        }
    }

    private static let missing = ConfigurationProblem(
        """
        masterKey.file: is missing. The server requires a master key to encrypt the secrets in \
        its database. Create one with `(umask 077; dialtone keys generate-master > master.key)`, \
        keep a copy in a safe place, and set masterKey.file or DIALTONE_MASTER_KEY_FILE to its path
        """
    )
}
