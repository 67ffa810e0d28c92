public import Foundation

/// Creates credentials for Google.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRGoogleAuthProvider)
#endif
public final class GoogleAuthProvider: NSObject, Sendable {
    /// The ID of this provider, `google.com`.
    public static let id = "google.com"

    private override init() {}

    /// Creates a credential from Google's ID token and access token.
    public class func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential
    {
        OAuthCredential(provider: id, idToken: idToken, accessToken: accessToken)
    }
}
