package import DialtoneBasics

/// Reads identity providers.
package protocol IdentityProviderReader {
    func identityProvider(_ id: SignInProvider, of project: ProjectID) throws -> IdentityProvider?
    /// All of the project's, ordered by ID.
    func identityProviders(of project: ProjectID) throws -> [IdentityProvider]
}

/// Changes identity providers.
package protocol IdentityProviderWriter {
    /// `false` if the project has a provider with this ID.
    func insert(_ provider: IdentityProvider) throws -> Bool
    /// Writes settings and secret; `false` if there is no such provider.
    func update(_ provider: IdentityProvider) throws -> Bool
    func deleteIdentityProvider(_ id: SignInProvider, of project: ProjectID) throws -> Bool
}
