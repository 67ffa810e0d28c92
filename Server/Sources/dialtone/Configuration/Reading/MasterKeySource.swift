import Configuration
import DialtoneBasics
import Foundation

/// Where a master key comes from: a file, a value, a program or a systemd credential.
struct MasterKeySource: Sendable {
    /// The setting that names the key, such as `masterKey` and `masterKey.previous`.
    let setting: String
    private let source: Source?
    private let credential: MasterKeyCredential?

    private enum Source: Sendable {
        case file(String)
        case value(String)
        case command(MasterKeyCommand)
    }

    init(_ setting: String, config: ConfigReader, environment: [String: String]) throws {
        self.setting = setting
        let file = config.string(forKey: "file").map(Source.file)
        let value = config.string(forKey: "value", isSecret: true).map(Source.value)
        let words = config.stringArray(forKey: "command")
        let name = config.string(forKey: "credential")
        let command = try words.map { words throws(ConfigurationProblem) in
            Source.command(try MasterKeyCommand(words, of: setting, environment: environment))
        }
        let sources = [file, value, command].compactMap(\.self)
        guard sources.count <= 1 else {
            throw ConfigurationProblem(
                "\(setting): set only one of \(setting).file, \(setting).value and \(setting).command"
            )
        }
        source = sources.first
        credential = try name.map { name throws(ConfigurationProblem) in
            try MasterKeyCredential(name, of: setting, environment: environment)
        }
    }

    /// Whether any of the settings is set.
    var isSet: Bool { source != nil || credential != nil }

    /// The warning about the key's file or program, if there is one.
    var concern: String? {
        if credential?.path != nil { return nil }
        switch source {
        case .file(let file):
            return switch MasterKeyFile(path: file).otherReaders {
            case nil: nil
            case .others:
                "all users of this machine can read the \(noun); run `chmod go= \(file)`"
            case .group: "the group of the file can read the \(noun); run `chmod g= \(file)`"
            }
        case .command(let command): return command.concern
        case .value, nil: return nil
        }
    }

    private var noun: String {
        setting == "masterKey" ? "master key" : "master key of \(setting)"
    }

    /// Returns the key.
    ///
    /// A command runs only for the first call.
    func load() throws -> MasterKey {
        if let path = credential?.path { return try MasterKeyFile(path: path).read() }
        switch source {
        case .file(let file): return try MasterKeyFile(path: file).read()
        case .command(let command): return try command.key()
        case .value(let value):
            guard let key = MasterKeyFile.key(in: value) else {
                throw ConfigurationProblem("\(setting).value: must be 32 bytes in base64")
            }
            return key
        case nil: throw credential?.absence ?? missing
        }
    }

    private var missing: ConfigurationProblem {
        ConfigurationProblem(
            """
            \(setting).file: is missing. The server requires a master key to encrypt the secrets in \
            its database. Create one with `(umask 077; dialtone keys generate-master > master.key)`, \
            keep a copy in a safe place, and set \(setting).file or DIALTONE_MASTER_KEY_FILE to its \
            path
            """
        )
    }
}
