package import DialtoneBasics

/// A file format for accounts.
package enum AccountFormat: String, Sendable, CaseIterable {
    /// The JSON format of `firebase auth:export`, which this server also exports.
    case firebase

    /// A Keycloak realm in JSON.
    case keycloak

    /// GoTrue's table `auth.users` in CSV with a header.
    case gotrue

    /// Opens the file as a source of accounts; `now` decides which bans still apply.
    package func source(path: String, now: Timestamp) throws(SourceFailure) -> any AccountSource {
        switch self {
        case .firebase: try JSONAccountSource(ExportedAccount.self, path: path)
        case .keycloak: try JSONAccountSource(KeycloakUser.self, path: path)
        case .gotrue: try GoTrueSource(path: path, now: now)
        }
    }
}
