package import DialtoneBasics
package import DialtoneModel

/// Stores the service accounts with which projects ask Google to open Play Integrity tokens.
///
/// A project has one at most, which its tenants share.
package struct PlayIntegrityRegistry: Sendable {
    /// Reads a key file and returns the address of its service account.
    ///
    /// It throws a ``Refusal`` that says what is wrong with the file.
    package typealias KeyFileReader = @Sendable (_ keyFile: [UInt8]) throws -> String

    /// The name of a project's only service account.
    package static let credentialName = "default"

    private static let addressName = "email"

    private let credentials: VerificationCredentialRegistry
    private let address: KeyFileReader

    package init(
        credentials: VerificationCredentialRegistry,
        readingKeyFilesBy address: @escaping KeyFileReader
    ) {
        self.credentials = credentials
        self.address = address
    }

    /// Returns the project's service account, without its key; `nil` if it has none.
    package func account(of project: ProjectID) async throws -> Account? {
        try await credentials.credentials(of: project, for: .playIntegrity).first
            .map(Account.init)
    }

    /// Saves the service account of a key file, and replaces the previous one.
    package func save(
        keyFile: [UInt8],
        for project: ProjectID,
        since seen: SeenVersion = .any
    ) async throws -> Account {
        let saved = try await credentials.save(
            keyFile,
            of: .playIntegrity,
            named: Self.credentialName,
            details: [Self.addressName: try address(keyFile)],
            for: project,
            since: seen
        )
        return Account(saved)
    }

    /// Removes the service account; returns `false` if there is none.
    ///
    /// Tokens of Play Integrity are rejected from then on.
    package func remove(
        from project: ProjectID,
        since seen: SeenVersion = .any
    ) async throws -> Bool {
        try await credentials.delete(
            Self.credentialName,
            of: .playIntegrity,
            from: project,
            since: seen
        )
    }

    /// The public parts of a service account.
    package struct Account: Sendable {
        package let email: String
        package let savedAt: Timestamp
        package let etag: String

        fileprivate init(_ credential: VerificationCredential) {
            email = credential.details[PlayIntegrityRegistry.addressName] ?? ""
            savedAt = credential.createdAt
            etag = credential.etag
        }
    }
}
