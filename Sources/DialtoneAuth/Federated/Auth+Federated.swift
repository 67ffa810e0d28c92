import Foundation

extension Auth {
    /// Shows a provider's page, and signs in with the result; creates the account if it does not
    /// exist.
    ///
    /// Throws the errors of ``signIn(with:completion:)`` and those of the page.
    #if canImport(ObjectiveC)
    @objc(signInWithProvider:UIDelegate:completion:)
    #endif
    public func signIn(
        with provider: any FederatedAuthProvider,
        uiDelegate: (any AuthUIDelegate)?,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run {
            try await self.signInAndKeep(provider.credential(with: uiDelegate))
        }
    }

    /// Shows a provider's page, and signs in with the result; creates the account if it does not
    /// exist.
    @discardableResult @nonobjc
    public func signIn(
        with provider: any FederatedAuthProvider,
        uiDelegate: (any AuthUIDelegate)?
    ) async throws -> AuthDataResult {
        try await signInAndKeep(provider.credential(with: uiDelegate))
    }
}
