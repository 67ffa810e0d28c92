package import DialtoneBasics

/// Reads identity providers.
package protocol IdentityProviderReader {
    func identityProvider(_ id: SignInProvider, of project: ProjectID) throws -> IdentityProvider?
    /// Returns the project's providers, ordered by ID.
    func identityProviders(of project: ProjectID) throws -> [IdentityProvider]
}

/// Changes identity providers.
package protocol IdentityProviderWriter {
    /// Inserts a provider; returns `false` if the ID exists.
    func insert(_ provider: IdentityProvider) throws -> Bool
    /// Saves settings and secret; returns `false` if the provider does not exist.
    func update(_ provider: IdentityProvider) throws -> Bool
    func deleteIdentityProvider(_ id: SignInProvider, of project: ProjectID) throws -> Bool
}
