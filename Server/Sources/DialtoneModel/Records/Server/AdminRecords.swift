package import DialtoneBasics

/// Reads administrators' credentials.
package protocol AdminReader {
    func adminKey(digest: TokenDigest) throws -> AdminKey?
    func adminKeys(of project: ProjectID) throws -> [AdminKey]
    func serviceAccount(email: String) throws -> ServiceAccount?
    func serviceAccounts(of project: ProjectID) throws -> [ServiceAccount]

    /// Returns the service account that the access token belongs to, if the token is valid at
    /// `now`.
    func serviceAccount(
        accessToken digest: TokenDigest,
        at now: Timestamp
    ) throws
        -> ServiceAccount?
}

/// Changes administrators' credentials.
package protocol AdminWriter {
    func insert(_ key: AdminKey) throws
    /// Deletes a key; returns `false` if the project has no such key.
    func deleteAdminKey(_ id: String, of project: ProjectID) throws -> Bool
    /// Inserts a service account; returns `false` if the address exists.
    func insert(_ account: ServiceAccount) throws -> Bool
    /// Returns the service account, locked against deletion until the end of the transaction.
    func holdServiceAccount(email: String) throws -> ServiceAccount?
    /// Deletes the account and its access tokens; returns `false` if the project has no such
    /// account.
    func deleteServiceAccount(_ email: String, of project: ProjectID) throws -> Bool
    func insert(_ token: AccessToken) throws
    /// Saves the hour unless a later one is saved; does nothing if the credential does not exist.
    func note(_ use: CredentialUse) throws
}
