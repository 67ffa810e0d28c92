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
        try data().map { try JSONDecoder().decode(UserRecord.self, from: $0) }
    }

    func write(_ record: UserRecord) throws {
        try store.write(JSONEncoder().encode(record), for: key)
    }

    func remove() throws {
        try store.remove(key)
    }
}
