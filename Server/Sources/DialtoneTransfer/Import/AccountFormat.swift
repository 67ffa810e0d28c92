package import DialtoneBasics

/// A file format for accounts.
package enum AccountFormat: String, Sendable, CaseIterable {
    /// The JSON format of `firebase auth:export`, which this server also exports.
    case firebase

    /// The CSV format of `firebase auth:export`.
    case firebaseCSV = "firebase-csv"

    /// A Keycloak realm in JSON.
    case keycloak

    /// GoTrue's table `auth.users` in CSV with a header.
    case gotrue

    /// Opens the file as a source of accounts; `now` decides which bans still apply.
    package func source(path: String, now: Timestamp) throws(SourceFailure) -> any AccountSource {
        switch self {
        case .firebase: try JSONAccountSource(ExportedAccount.self, path: path)
        case .firebaseCSV: try FirebaseTable(path: path)
        case .keycloak: try JSONAccountSource(KeycloakUser.self, path: path)
        case .gotrue: try GoTrueSource(path: path, now: now)
        }
    }

    /// Returns the reader of rows that ``RowSplitter`` has divided.
    package func rows(
        having columns: [String],
        now: Timestamp
    ) throws(SourceFailure) -> any RowReader {
        switch self {
        case .firebase: JSONRowReader<ExportedAccount>()
        case .firebaseCSV: FirebaseTable.rows
        case .keycloak: JSONRowReader<KeycloakUser>()
        case .gotrue: try GoTrueSource.rows(having: columns, now: now)
        }
    }

    /// Whether the hashes in the file can need the parameters of the old system.
    package var takesHashParameters: Bool { self == .firebase || self == .firebaseCSV }

    /// The name of the list of users in JSON; `nil` for a table.
    var listName: String? {
        switch self {
        case .firebase: ExportedAccount.listName
        case .keycloak: KeycloakUser.listName
        case .firebaseCSV, .gotrue: nil
        }
    }

    /// Whether the first record of the table has the names of the columns.
    var hasHeader: Bool { self == .gotrue }
}
