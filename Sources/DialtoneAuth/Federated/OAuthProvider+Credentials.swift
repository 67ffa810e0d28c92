public import Foundation

extension OAuthProvider {
    /// A credential of an ID token, and of an access token where the provider gave one.
    public static func credential(
        providerID: AuthProviderID,
        idToken: String,
        accessToken: String? = nil
    ) -> OAuthCredential {
        OAuthCredential(
            provider: providerID.rawValue,
            idToken: idToken,
            accessToken: accessToken
        )
    }

    /// A credential of an access token.
    public static func credential(
        providerID: AuthProviderID,
        accessToken: String
    ) -> OAuthCredential {
        OAuthCredential(provider: providerID.rawValue, accessToken: accessToken)
    }

    /// A credential of an ID token that was asked for with a nonce.
    ///
    /// The token holds the nonce's SHA-256, and the server compares the two.
    public static func credential(
        providerID: AuthProviderID,
        idToken: String,
        rawNonce: String,
        accessToken: String? = nil
    ) -> OAuthCredential {
        OAuthCredential(
            provider: providerID.rawValue,
            idToken: idToken,
            rawNonce: rawNonce,
            accessToken: accessToken
        )
    }

    /// A credential of what Sign in with Apple gave.
    ///
    /// Apple tells the name once, at the first sign-in, and never in the token: hand it in then.
    public static func appleCredential(
        withIDToken idToken: String,
        rawNonce: String?,
        fullName: PersonNameComponents?
    ) -> OAuthCredential {
        OAuthCredential(
            provider: AuthProviderID.apple.rawValue,
            idToken: idToken,
            rawNonce: rawNonce,
            appleName: fullName.flatMap(AppleName.json)
        )
    }
}
