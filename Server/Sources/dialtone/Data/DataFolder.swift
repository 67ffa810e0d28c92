import DialtoneCore
import Foundation

/// Where development mode keeps its data: a database and the key that guards its secrets.
struct DataFolder {
    /// What stands for a folder on the command line when nothing is to be kept.
    static let memory = ":memory:"

    /// What users read in help texts; ``standard(environment:)`` finds it.
    static let standardName = "~/.local/share/dialtone/dev"

    let path: String

    /// The folder of this user, by the XDG rules, so that every command finds it from anywhere.
    static func standard(environment: [String: String]) throws -> DataFolder {
        if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") {
            return DataFolder(path: base + "/dialtone/dev")
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            throw CommandFailure("There is no home folder for the data: name one with --data.")
        }
        return DataFolder(path: home + "/.local/share/dialtone/dev")
    }

    var databaseURL: String { "sqlite:\(path)/dialtone.db" }

    /// What development mode sent.
    var inboxPath: String { path + "/inbox.jsonl" }

    private var masterKeyPath: String { path + "/master.key" }

    var exists: Bool {
        FileManager.default.fileExists(atPath: path + "/dialtone.db")
    }

    /// Makes the folder, for its owner only.
    func create() throws {
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw CommandFailure(
                "The data folder \(path) cannot be made; name another one with --data."
            )
        }
    }

    /// The folder's master key; the first call makes it.
    func masterKey(random: RandomSource) throws -> MasterKey {
        let file = MasterKeyFile(path: masterKeyPath)
        if FileManager.default.fileExists(atPath: masterKeyPath) { return try file.read() }
        return try file.create(random: random)
    }
}
