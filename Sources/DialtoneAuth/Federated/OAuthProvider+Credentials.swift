public import Foundation

extension OAuthProvider {
    /// Creates a credential from an ID token, and an access token if the provider issued one.
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

    /// Creates a credential from an access token.
    public static func credential(
        providerID: AuthProviderID,
        accessToken: String
    ) -> OAuthCredential {
        OAuthCredential(provider: providerID.rawValue, accessToken: accessToken)
    }

    /// Creates a credential from an ID token that was requested with a nonce.
    ///
    /// The token contains the SHA-256 hash of the nonce, which the server verifies.
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

    /// Creates a credential from the result of Sign in with Apple.
    ///
    /// Apple returns the name only at the first sign-in, and never in the token: pass it then.
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

/// A user's name in the format of Sign in with Apple.
enum AppleName {
    private struct Content: Encodable {
        let name: Name
    }

    private struct Name: Encodable {
        let firstName: String?
        let lastName: String?
    }

    /// Returns the name as JSON; `nil` if it is empty.
    static func json(_ components: PersonNameComponents) -> String? {
        let name = Name(firstName: components.givenName, lastName: components.familyName)
        guard name.firstName != nil || name.lastName != nil else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(Content(name: name)) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
