public import Foundation

/// Stores the user in a file that only its owner can read.
///
/// Directories have mode 0700 and files 0600. If others can access a directory or file, or own it,
/// the store throws and does not change the permissions, because the content cannot be trusted.
public struct FileCredentialStore: CredentialStore {
    private let directory: URL
    private var group: CredentialGroup?

    /// Creates a store in `directory`.
    ///
    /// The default is the folder `dialtone` in `$XDG_DATA_HOME` or in `~/.local/share` on Linux and
    /// macOS, and in the app's `Library/Application Support` on iOS, visionOS and watchOS. On tvOS
    /// it is in `Library/Caches`, because an app cannot write elsewhere there: when storage is
    /// low, tvOS may delete it while the app is not running, and the user is then signed out. Use
    /// the keychain on tvOS.
    public init(directory: URL? = nil) {
        self.directory =
            directory ?? Self.usualDirectory(ProcessInfo.processInfo.environment)
    }

    /// Reads an entry.
    public func read(_ key: CredentialKey) throws -> Data? {
        for folder in folders(of: key) {
            guard try PrivateFile.checkDirectory(folder) else { return nil }
        }
        return try PrivateFile.read(path(of: key))
    }

    /// Writes an entry, so that either the old or the new one exists after a power failure.
    public func write(_ data: Data, for key: CredentialKey) throws {
        try makeFolders(of: key)
        try alone(key) { try PrivateFile.replace(path(of: key), with: data) }
    }

    /// Replaces an entry if it is unchanged, with other processes locked out.
    public func replace(_ old: Data, with new: Data, for key: CredentialKey) throws -> Bool {
        guard try read(key) != nil else { return false }
        return try alone(key) {
            guard try read(key) == old else { return false }
            try PrivateFile.replace(path(of: key), with: new)
            return true
        }
    }

    /// Removes an entry.
    public func remove(_ key: CredentialKey) throws {
        guard let folder = folders(of: key).last, try PrivateFile.isDirectory(folder) else {
            return
        }
        try alone(key) { try PrivateFile.remove(path(of: key)) }
    }

    /// Runs `body` with other processes locked out of the entries of the same service.
    private func alone<Result>(_ key: CredentialKey, _ body: () throws -> Result) throws -> Result {
        try PrivateFile.lockingDirectory(folders(of: key).last ?? directory.path, body)
    }

    /// Returns the store in the directory `groups/NAME` of this store.
    public func store(for group: CredentialGroup) -> any CredentialStore {
        var store = self
        store.group = group
        return store
    }

    /// Returns a stream with an element after each change of an entry of the same service.
    ///
    /// Creates the service's directory, which the system watches. Only on Linux; elsewhere the
    /// stream has no elements.
    public func changes(of key: CredentialKey) -> AsyncStream<Void> {
        #if canImport(Glibc) || canImport(Musl)
        guard let folder = try? makeFolders(of: key) else { return AsyncStream { $0.finish() } }
        return DirectoryChanges.stream(of: folder)
        #else
        return AsyncStream { $0.finish() }
        #endif
    }

    /// Creates the directories of an entry, and returns the innermost.
    @discardableResult
    private func makeFolders(of key: CredentialKey) throws -> String {
        try FileManager.default.createDirectory(
            at: directory.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        let folders = folders(of: key)
        for folder in folders { try PrivateFile.makeDirectory(folder) }
        return folders.last ?? directory.path
    }

    /// Returns the directories, from the outermost to the one that contains the file.
    private func folders(of key: CredentialKey) -> [String] {
        var folder = directory
        var names = [Self.fileName(key.service)]
        if let group { names.insert(contentsOf: ["groups", group.name], at: 0) }
        return [folder.path]
            + names.map { name in
                folder.appendPathComponent(name)
                return folder.path
            }
    }

    private func path(of key: CredentialKey) -> String {
        let folder = folders(of: key).last ?? directory.path
        return "\(folder)/\(Self.fileName(key.account)).json"
    }

    /// Returns a file name that is unique to the key and cannot leave its directory.
    private static func fileName(_ name: String) -> String {
        let plain = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
        )
        return name.addingPercentEncoding(withAllowedCharacters: plain) ?? "_"
    }

    static func usualDirectory(
        _ environment: [String: String],
        in folder: DataFolder = .ofThisPlatform
    ) -> URL {
        let base: URL
        if folder == .share, let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
            base = URL(fileURLWithPath: path, isDirectory: true)
        } else {
            base = folder.url()
        }
        return base.appendingPathComponent("dialtone", isDirectory: true)
    }
}
