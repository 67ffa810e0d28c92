import Foundation

/// The place where a user is stored: for one app, or for the apps of an access group.
struct UserPlace: Sendable {
    let group: CredentialGroup?
    let store: any CredentialStore
    let key: CredentialKey

    /// The installation whose users are stored here; `nil` if they outlive it.
    let installation: Installation?

    /// Returns the stored user, in this SDK's format or another; `nil` if no user is signed in.
    ///
    /// A user of an earlier installation is deleted, if the app forgets these. The user that
    /// Google's SDK stored under the same key, as a keyed archive, is not signed in to this server:
    /// an app that has moved from Firebase must not wait until it can read that user.
    func data() throws -> Data? {
        guard let data = try store.read(key), !data.starts(with: Data("bplist00".utf8)) else {
            return nil
        }
        guard let installation, let record = try? UserRecord(archived: data),
            try installation.forgets(storedBy: record.installation)
        else { return data }
        try store.remove(key)
        return nil
    }

    func read() throws -> UserRecord? {
        try data().map(UserRecord.init(archived:))
    }

    /// Stores a record, replacing any other; returns its stored form.
    func write(_ record: UserRecord) throws -> Data {
        let data = try JSONEncoder().encode(marked(record))
        try store.write(data, for: key)
        return data
    }

    /// Stores a record if `old` is still there, and returns its stored form; `nil` otherwise.
    func replace(_ old: Data, with record: UserRecord) throws -> Data? {
        let data = try JSONEncoder().encode(marked(record))
        return try store.replace(old, with: data, for: key) ? data : nil
    }

    func remove() throws {
        try store.remove(key)
    }

    /// A stream with an element after each change by another process.
    var changes: AsyncStream<Void> { store.changes(of: key) }

    /// An installation whose file cannot be written keeps its users.
    private func marked(_ record: UserRecord) -> UserRecord {
        var record = record
        record.installation = try? installation?.id()
        return record
    }
}
