public import Foundation

/// Signs in with Google.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRGoogleAuthProvider)
#endif
public final class GoogleAuthProvider: NSObject, Sendable {
    /// The name of this provider, `google.com`.
    public static let id = "google.com"

    private override init() {}

    /// A credential of what Google gave the app.
    public class func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential
    {
        OAuthCredential(provider: id, idToken: idToken, accessToken: accessToken)
    }
}
