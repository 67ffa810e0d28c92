import Foundation

extension OAuthProvider {
    /// The deprecated name of ``credential(providerID:idToken:accessToken:)``.
    #if canImport(ObjectiveC)
    @objc(credentialWithProviderID:IDToken:accessToken:)
    #endif
    public static func credential(
        withProviderID providerID: String,
        idToken: String,
        accessToken: String?
    ) -> OAuthCredential {
        OAuthCredential(provider: providerID, idToken: idToken, accessToken: accessToken)
    }

    /// The deprecated name of ``credential(providerID:accessToken:)``.
    public static func credential(
        withProviderID providerID: String,
        accessToken: String
    ) -> OAuthCredential {
        OAuthCredential(provider: providerID, accessToken: accessToken)
    }

    /// The deprecated name of ``credential(providerID:idToken:rawNonce:accessToken:)``.
    #if canImport(ObjectiveC)
    @objc(credentialWithProviderID:IDToken:rawNonce:accessToken:)
    #endif
    public static func credential(
        withProviderID providerID: String,
        idToken: String,
        rawNonce: String,
        accessToken: String? = nil
    ) -> OAuthCredential {
        OAuthCredential(
            provider: providerID,
            idToken: idToken,
            rawNonce: rawNonce,
            accessToken: accessToken
        )
    }
}
