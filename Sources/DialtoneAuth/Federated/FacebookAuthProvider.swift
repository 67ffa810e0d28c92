public import Foundation

/// Signs in with Facebook.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRFacebookAuthProvider)
#endif
public final class FacebookAuthProvider: NSObject, Sendable {
    /// The name of this provider, `facebook.com`.
    public static let id = "facebook.com"

    private override init() {}

    /// A credential of what Facebook gave the app.
    public class func credential(withAccessToken accessToken: String) -> AuthCredential {
        OAuthCredential(provider: id, accessToken: accessToken)
    }
}
