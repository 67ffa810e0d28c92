#if canImport(ObjectiveC)
import Foundation

@available(swift 1000.0)
extension OAuthProvider {
    /// A credential of an ID token that was asked for with a nonce.
    ///
    /// Swift has it as a default argument.
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
