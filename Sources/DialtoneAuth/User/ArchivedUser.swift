import Foundation

/// A user as an archive holds it: what is known of them, and which app they belong to.
struct ArchivedUser: Codable, Sendable {
    private var record: UserRecord

    /// An app of this name need not be there when the archive is read.
    private var appName: String?

    init(_ user: User) {
        record = user.record.current
        record.apiKey = record.apiKey ?? user.backend.app.apiKey
        appName = user.auth.app?.name
    }

    /// The user, made anew; `nil` where no app of this process belongs to the project.
    var user: User? {
        home.map { User($0.record, auth: $0.auth) }
    }

    /// What the user is made of, with the `Auth` that they belong to.
    var home: (record: UserRecord, auth: Auth)? {
        guard let apiKey = record.apiKey,
            let app = AppRegistry.shared.app(named: appName, apiKey: apiKey)
        else { return nil }
        return (record, app.auth)
    }
}
