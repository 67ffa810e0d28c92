package import DialtoneBasics

/// Reads administrators' credentials.
package protocol AdminReader {
    func adminKey(digest: TokenDigest) throws -> AdminKey?
    func adminKeys(of project: ProjectID) throws -> [AdminKey]
    func serviceAccount(email: String) throws -> ServiceAccount?
    func serviceAccounts(of project: ProjectID) throws -> [ServiceAccount]

    /// The service account that holds this access token, if the token is good at `now`.
    func serviceAccount(
        accessToken digest: TokenDigest,
        at now: Timestamp
    ) throws
        -> ServiceAccount?
}

/// Changes administrators' credentials.
package protocol AdminWriter {
    func insert(_ key: AdminKey) throws
    /// `false` if the project has no such key.
    func deleteAdminKey(_ id: String, of project: ProjectID) throws -> Bool
    /// `false` if the address is taken.
    func insert(_ account: ServiceAccount) throws -> Bool
    /// The service account, locked against its deletion until the transaction ends.
    func holdServiceAccount(email: String) throws -> ServiceAccount?
    /// Deletes the account with its access tokens; `false` if the project has no such account.
    func deleteServiceAccount(_ email: String, of project: ProjectID) throws -> Bool
    func insert(_ token: AccessToken) throws
}
