import Configuration
import DialtoneStorage
import Foundation

/// Where the data is.
///
/// - `url` (string, required, secret): `sqlite:PATH`, or `postgresql://USER:PASSWORD@HOST/NAME`.
/// - `wait` (int, default `0`, 0 to 86400): seconds that `serve` waits at its start for a
///   PostgreSQL server that cannot be reached; `0` waits for as long as it takes.
struct DatabaseConfiguration: Sendable {
    let url: String
    let wait: DatabasePatience

    init(config: ConfigReader) throws {
        guard let url = config.string(forKey: "url", isSecret: true), !url.isEmpty else {
            throw ConfigurationProblem(
                "database.url: is missing; for example sqlite:/var/lib/dialtone/dialtone.db"
            )
        }
        let schemes = ["sqlite:", "postgresql://", "postgres://"]
        guard schemes.contains(where: url.hasPrefix) else {
            throw ConfigurationProblem("database.url: must begin with sqlite: or postgresql://")
        }
        self.url = url
        let seconds = config.int(forKey: "wait", default: 0)
        guard (0...86_400).contains(seconds) else {
            throw ConfigurationProblem("database.wait: must be 0 to 86400 seconds")
        }
        wait = seconds == 0 ? .unlimited : .limited(.seconds(seconds))
    }

    /// Throws where the folder of a SQLite file is missing or cannot be written.
    ///
    /// SQLite would make the file, but not the folder.
    func checkFolder() throws {
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
