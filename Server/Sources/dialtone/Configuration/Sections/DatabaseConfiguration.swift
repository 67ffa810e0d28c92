import DialtoneNode
import Configuration
import DialtoneStorage
import Foundation

/// The location of the database.
///
/// - `url` (string, required, secret): `sqlite:PATH`, or `postgresql://USER:PASSWORD@HOST/NAME`.
/// - `passwordFile` (string, optional): a file that contains the password for PostgreSQL.
/// - `connections` (int, default four for each processor, 8 to 64; 2 to 1000): the most connections
///   of one server to PostgreSQL.
/// - `queueTimeout` (int, default `10`, 1 to 14): seconds that a call waits for a connection.
/// - `statementTimeout` (int, default `8`, 1 to 15): seconds after which PostgreSQL stops a
///   statement.
/// - `wait` (int, default `0`, 0 to 86400): seconds that `serve` waits at startup for an
///   unreachable PostgreSQL server; `0` waits indefinitely.
/// - `upgrade` (string, default `start`): when the schema is brought up to date: `start`, when a
///   server or a command opens the database, or `command`, by `dialtone schema migrate` only.
/// - `encryptNumbers` (bool, default `false`): whether phone numbers are encrypted in the database.
struct DatabaseConfiguration: Sendable {
    /// The address, with the password of ``passwordFile`` if there is one.
    let url: String
    let passwordFile: String?
    let limits: PostgresStore.Limits
    let wait: DatabaseWait
    let upgrade: SchemaUpgrade
    let encryptsNumbers: Bool

    init(config: ConfigReader) throws {
        var problems = ConfigurationProblems()
        let url = config.string(forKey: "url", isSecret: true) ?? ""
        let schemes = ["sqlite:", "postgresql://", "postgres://"]
        if url.isEmpty {
            problems.note(
                "database.url: is missing; for example sqlite:/var/lib/dialtone/dialtone.db"
            )
        } else if !schemes.contains(where: url.hasPrefix) {
            problems.note("database.url: must begin with sqlite: or postgresql://")
        }
        let passwordFile = config.string(forKey: "passwordFile")
        self.passwordFile = passwordFile
        self.url =
            try problems.collect { try Self.address(url, passwordFile: passwordFile) } ?? url
        limits = Self.limits(config, &problems)
        let seconds = config.int(forKey: "wait", default: 0)
        problems.require(
            (0...86_400).contains(seconds),
            "database.wait: must be 0 to 86400 seconds"
        )
        wait = seconds == 0 ? .unlimited : .limited(.seconds(seconds))
        let moment = config.string(forKey: "upgrade", default: SchemaUpgrade.start.rawValue)
        problems.require(
            SchemaUpgrade(rawValue: moment) != nil,
            "database.upgrade: must be start or command"
        )
        upgrade = SchemaUpgrade(rawValue: moment) ?? .start
        encryptsNumbers = config.bool(forKey: "encryptNumbers", default: false)
        try problems.check()
    }

    /// Returns the address with the password in the file.
    private static func address(_ url: String, passwordFile: String?) throws -> String {
        guard let passwordFile, case .postgres? = try? DatabaseAddress(parsing: url) else {
            return url
        }
        let password = try PasswordFile(path: passwordFile, setting: "database.passwordFile").read()
        do throws(StorageError) {
            let address = try DatabaseAddress(parsing: url).adding(password: password)
            guard case .postgres(let complete) = address else { return url }
            return complete
        } catch {
            throw ConfigurationProblem("database.url: \(error)")
        }
    }

    private static func limits(
        _ config: ConfigReader,
        _ problems: inout ConfigurationProblems
    ) -> PostgresStore.Limits {
        var limits = PostgresStore.Limits()
        func number(_ key: String, default standard: Int, in range: ClosedRange<Int>) -> Int {
            let value = config.int(forKey: ConfigKey(stringLiteral: key), default: standard)
            problems.require(
                range.contains(value),
                "database.\(key): must be \(range.lowerBound) to \(range.upperBound)"
            )
            return value
        }
        limits.connections = number("connections", default: limits.connections, in: 2...1_000)
        // Together with the limit of a transaction, both are below the deadline of a request.
        limits.queue = .seconds(number("queueTimeout", default: 10, in: 1...14))
        limits.statement = .seconds(number("statementTimeout", default: 8, in: 1...15))
        return limits
    }

    /// The folder for files of the server: that of a SQLite file, else the one that systemd provides.
    var folder: String? {
        if case .sqlite(let path)? = try? DatabaseAddress(parsing: url) {
            return URL(fileURLWithPath: path).deletingLastPathComponent().path
        }
        let provided = ProcessInfo.processInfo.environment["STATE_DIRECTORY"]
        return provided?.split(separator: ":").first.map(String.init)
    }

    /// Throws if the folder of a SQLite file does not exist or is not writable.
    ///
    /// SQLite would make the file, but not the folder.
    static func checkFolder(of url: String) throws {
        guard case .sqlite(let path)? = try? DatabaseAddress(parsing: url) else { return }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
        guard exists, isFolder.boolValue else {
            throw ConfigurationProblem("database.url: the folder \(folder) does not exist")
        }
        guard access(folder, W_OK | X_OK) == 0 else {
            throw ConfigurationProblem(
                "database.url: this user cannot write to the folder \(folder)"
            )
        }
    }
}
