import Foundation

extension OAuthProvider {
    /// Creates a provider for the default app.
    #if canImport(ObjectiveC)
    @objc(providerWithProviderID:)
    #endif
    public class func provider(providerID: String) -> OAuthProvider {
        OAuthProvider(providerID: providerID)
    }

    /// Creates a provider for an app.
    #if canImport(ObjectiveC)
    @objc(providerWithProviderID:auth:)
    #endif
    public class func provider(providerID: String, auth: Auth) -> OAuthProvider {
        OAuthProvider(providerID: providerID, auth: auth)
    }

    /// Creates a provider for the default app.
    @nonobjc
    public class func provider(providerID: AuthProviderID) -> OAuthProvider {
        OAuthProvider(providerID: providerID)
    }

    /// Creates a provider for an app.
    @nonobjc
    public class func provider(providerID: AuthProviderID, auth: Auth) -> OAuthProvider {
        OAuthProvider(providerID: providerID, auth: auth)
    }
}
