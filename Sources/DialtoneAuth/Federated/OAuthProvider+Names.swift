import Foundation

extension OAuthProvider {
    /// ``credential(providerID:idToken:accessToken:)`` under its former name.
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

    /// ``credential(providerID:accessToken:)`` under its former name.
    public static func credential(
        withProviderID providerID: String,
        accessToken: String
    ) -> OAuthCredential {
        OAuthCredential(provider: providerID, accessToken: accessToken)
    }

    /// ``credential(providerID:idToken:rawNonce:accessToken:)`` under its former name.
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
