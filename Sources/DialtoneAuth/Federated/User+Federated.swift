import Foundation

extension User {
    /// Shows a provider's page, and links the result to this account.
    #if canImport(ObjectiveC)
    @objc(linkWithProvider:UIDelegate:completion:)
    #endif
    public func link(
        with provider: any FederatedAuthProvider,
        uiDelegate: (any AuthUIDelegate)?,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.add(provider, uiDelegate) }
    }

    /// Shows a provider's page, and links the result to this account.
    @discardableResult @nonobjc
    public func link(
        with provider: any FederatedAuthProvider,
        uiDelegate: (any AuthUIDelegate)?
    ) async throws -> AuthDataResult {
        try await add(provider, uiDelegate)
    }

    /// Shows a provider's page, and reauthenticates the user with the result.
    #if canImport(ObjectiveC)
    @objc(reauthenticateWithProvider:UIDelegate:completion:)
    #endif
    public func reauthenticate(
        with provider: any FederatedAuthProvider,
        uiDelegate: (any AuthUIDelegate)?,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run {
            try await self.proveAgain(provider.credential(with: uiDelegate))
        }
    }

    /// Shows a provider's page, and reauthenticates the user with the result.
    @discardableResult @nonobjc
    public func reauthenticate(
        with provider: any FederatedAuthProvider,
        uiDelegate: (any AuthUIDelegate)?
    ) async throws -> AuthDataResult {
        try await proveAgain(provider.credential(with: uiDelegate))
    }

    private func add(
        _ provider: any FederatedAuthProvider,
        _ uiDelegate: (any AuthUIDelegate)?
    ) async throws -> AuthDataResult {
        // Checked before the page is shown, which would be useless.
        if let name = (provider as? OAuthProvider)?.providerID,
            record.current.account.hasProvider(name)
        {
            throw AuthErrorCode.providerAlreadyLinked.error()
        }
        return try await add(provider.credential(with: uiDelegate))
    }
}
