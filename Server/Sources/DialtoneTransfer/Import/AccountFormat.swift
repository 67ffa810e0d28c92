package import DialtoneCore

/// A form in which accounts lie in a file.
package enum AccountFormat: String, Sendable, CaseIterable {
    /// What `firebase auth:export` writes as JSON, and this server exports.
    case firebase

    /// A realm of Keycloak as JSON.
    case keycloak

    /// GoTrue's table `auth.users` as CSV with a header.
    case gotrue

    /// The accounts of the file, as of `now`.
    package func source(path: String, now: Timestamp) throws(SourceFailure) -> any AccountSource {
        switch self {
        case .firebase: try JSONAccountSource(ExportedAccount.self, path: path)
        case .keycloak: try JSONAccountSource(KeycloakUser.self, path: path)
        case .gotrue: try GoTrueSource(path: path, now: now)
        }
    }
}
