import Foundation

/// Where a user is kept: for one app alone, or for the apps of an access group.
struct UserPlace: Sendable {
    let group: CredentialGroup?
    let store: any CredentialStore
    let key: CredentialKey

    /// The user there, in a form that need not be ours; `nil` where nobody is signed in.
    func data() throws -> Data? {
        try store.read(key)
    }

    func read() throws -> UserRecord? {
        try data().map(UserRecord.init(archived:))
    }

    /// Writes a record over whatever is there; yields its form in the store.
    func write(_ record: UserRecord) throws -> Data {
        let data = try JSONEncoder().encode(record)
        try store.write(data, for: key)
        return data
    }

    /// Writes a record if `old` is still there, and yields its form; `nil` where it is not.
    func replace(_ old: Data, with record: UserRecord) throws -> Data? {
        let data = try JSONEncoder().encode(record)
        return try store.replace(old, with: data, for: key) ? data : nil
    }

    func remove() throws {
        try store.remove(key)
    }
}
