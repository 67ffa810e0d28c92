import Foundation

/// The archived form of a user: their data, and the app that they belong to.
struct ArchivedUser: Codable, Sendable {
    private var record: UserRecord

    /// An app with this name need not exist when the archive is read.
    private var appName: String?

    init(_ user: User) {
        record = user.record.current
        record.apiKey = record.apiKey ?? user.backend.app.apiKey
        appName = user.auth.app?.name
    }

    /// The decoded user; `nil` if the project has no configured app in this process.
    var user: User? {
        home.map { User($0.record, auth: $0.auth) }
    }

    /// The user's record, and the `Auth` that they belong to.
    var home: (record: UserRecord, auth: Auth)? {
        guard let apiKey = record.apiKey,
            let app = AppRegistry.shared.app(named: appName, apiKey: apiKey)
        else { return nil }
        return (record, app.auth)
    }
}
