import DialtoneNode
import Configuration
import DialtoneStorage
import Foundation

/// The location of the database.
///
/// - `url` (string, required, secret): `sqlite:PATH`, or `postgresql://USER:PASSWORD@HOST/NAME`.
/// - `wait` (int, default `0`, 0 to 86400): seconds that `serve` waits at startup for an
///   unreachable PostgreSQL server; `0` waits indefinitely.
/// - `upgrade` (string, default `start`): when the schema is brought up to date: `start`, when a
///   server or a command opens the database, or `command`, by `dialtone schema migrate` only.
/// - `encryptNumbers` (bool, default `false`): whether phone numbers are encrypted in the database.
struct DatabaseConfiguration: Sendable {
    let url: String
    let wait: DatabaseWait
    let upgrade: SchemaUpgrade
    let encryptsNumbers: Bool

    init(config: ConfigReader) throws {
        var problems = ConfigurationProblems()
        url = config.string(forKey: "url", isSecret: true) ?? ""
        let schemes = ["sqlite:", "postgresql://", "postgres://"]
        if url.isEmpty {
            problems.note(
                "database.url: is missing; for example sqlite:/var/lib/dialtone/dialtone.db"
            )
        } else if !schemes.contains(where: url.hasPrefix) {
            problems.note("database.url: must begin with sqlite: or postgresql://")
        }
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
