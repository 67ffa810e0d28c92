#if canImport(ObjectiveC)
import Foundation

@available(swift 1000.0)
extension OAuthProvider {
    /// Creates a credential from an ID token that was requested with a nonce.
    ///
    /// In Swift, it is a default argument.
    @objc(credentialWithProviderID:IDToken:rawNonce:)
    public static func credentialWithoutAccessToken(
        withProviderID providerID: String,
        idToken: String,
        rawNonce: String
    ) -> OAuthCredential {
        credential(withProviderID: providerID, idToken: idToken, rawNonce: rawNonce)
    }
}
#endif
