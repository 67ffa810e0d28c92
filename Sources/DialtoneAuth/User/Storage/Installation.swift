import Foundation

/// Identifies one installation of the app, by a file that the system deletes with the app.
///
/// Stored users have the ID of the installation in which they signed in. It is a file because the
/// system's defaults look empty before the device's first unlock, as if the app were new.
struct Installation: Sendable {
    /// Whether the app forgets users who signed in before it was installed again.
    let forgetsEarlierUsers: Bool

    private let directory: URL
    private let newID: @Sendable () -> String

    private var file: String { directory.appendingPathComponent("installation").path }

    /// `container` is the app's directory; `newID` returns a random text.
    init(
        container: URL,
        forgetsEarlierUsers: Bool,
        newID: @escaping @Sendable () -> String
    ) {
        self.forgetsEarlierUsers = forgetsEarlierUsers
        self.newID = newID
        directory = container.appendingPathComponent("dialtone", isDirectory: true)
    }

    /// Returns the installation's ID, which the first call creates.
    func id() throws -> String {
        if let known = try known() { return known }
        try FileManager.default.createDirectory(
            at: directory.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try PrivateFile.makeDirectory(directory.path)
        // Only one of two processes that start at the same time creates the ID.
        return try PrivateFile.lockingDirectory(directory.path) {
            if let known = try known() { return known }
            let made = newID()
            try PrivateFile.replace(file, with: Data(made.utf8))
            return made
        }
    }

    private func known() throws -> String? {
        guard try PrivateFile.isDirectory(directory.path), let data = try PrivateFile.read(file)
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// Returns whether something was stored before the app was installed again, and is to be
    /// forgotten.
    ///
    /// `installation` is the ID that it was stored with. What has none was stored by an earlier
    /// version of this SDK, or where no file could be written, and is kept.
    func forgets(storedBy installation: String?) throws -> Bool {
        guard forgetsEarlierUsers, let installation else { return false }
        return try id() != installation
    }
}
