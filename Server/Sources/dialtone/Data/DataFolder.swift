import ArgumentParser
import DialtoneBasics
import DialtoneStorage
import Foundation

/// The data folder of development mode: a database and its master key.
struct DataFolder {
    /// The command-line value for data that is kept only in memory.
    static let memory = ":memory:"

    /// The folder as help texts show it; ``standard(environment:)`` returns the actual path.
    static let standardName = "~/.local/share/dialtone/dev"

    let path: String

    /// Throws if the value of `--data` is empty or the address of a database.
    static func check(typed path: String) throws {
        guard path != "" else { throw ValidationError("--data must not be empty.") }
        guard path == memory || (try? DatabaseAddress(parsing: path)) == nil else {
            throw ValidationError("--data must be a folder, not the address of a database.")
        }
    }

    /// Returns the user's folder according to the XDG rules, independent of the working directory.
    static func standard(environment: [String: String]) throws -> DataFolder {
        if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") {
            return DataFolder(path: base + "/dialtone/dev")
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            throw CommandFailure(
                "There is no home folder for the data. Pass a data folder with --data."
            )
        }
        return DataFolder(path: home + "/.local/share/dialtone/dev")
    }

    var databaseURL: String { "sqlite:\(path)/dialtone.db" }

    /// The file with the messages that development mode has sent.
    var inboxPath: String { path + "/inbox.jsonl" }

    private var masterKeyPath: String { path + "/master.key" }

    var exists: Bool {
        FileManager.default.fileExists(atPath: path + "/dialtone.db")
    }

    /// Creates the folder, accessible only by its owner.
    func create() throws {
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw CommandFailure(
                "The data folder \(path) cannot be created. Pass another one with --data."
            )
        }
    }

    /// Returns the folder's master key; the first call creates it.
    func masterKey(random: RandomSource) throws -> MasterKey {
        let file = MasterKeyFile(path: masterKeyPath)
        if FileManager.default.fileExists(atPath: masterKeyPath) { return try file.read() }
        return try file.create(random: random)
    }
}
