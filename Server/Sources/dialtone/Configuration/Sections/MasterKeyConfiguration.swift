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
/// - `next`, `previous` (optional): further keys, each with the same settings. The server only reads
///   with them, during a rotation.
struct MasterKeyConfiguration: Sendable {
    private let current: MasterKeySource
    private let next: MasterKeySource
    private let previous: MasterKeySource

    init(config: ConfigReader) throws {
        try self.init(config: config, environment: ProcessInfo.processInfo.environment)
    }

    init(config: ConfigReader, environment: [String: String]) throws {
        current = try MasterKeySource("masterKey", config: config, environment: environment)
        next = try MasterKeySource(
            "masterKey.next",
            config: config.scoped(to: "next"),
            environment: environment
        )
        previous = try MasterKeySource(
            "masterKey.previous",
            config: config.scoped(to: "previous"),
            environment: environment
        )
    }

    /// The warnings about the keys' files and programs.
    var concerns: [String] { [current, next, previous].compactMap(\.concern) }

    /// Whether a rotation is prepared: the server reads with a key that will be the master key.
    var hasNext: Bool { next.isSet }

    /// Whether a rotation is under way: the server reads with the key that was the master key.
    var hasPrevious: Bool { previous.isSet }

    /// Returns the key, with the further keys that only read.
    func load() throws -> MasterKey {
        let key = try current.load()
        return key.reading(
            try [previous, next].filter(\.isSet).map { source in
                let other = try source.load()
                guard other.id != key.id else {
                    throw ConfigurationProblem(
                        "\(source.setting): is the same key as masterKey; it must be another one"
                    )
                }
                return other
            }
        )
    }
}
