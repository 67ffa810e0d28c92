public import Foundation

/// Creates credentials for Facebook.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRFacebookAuthProvider)
#endif
public final class FacebookAuthProvider: NSObject, Sendable {
    /// The ID of this provider, `facebook.com`.
    public static let id = "facebook.com"

    private override init() {}

    /// Creates a credential from a Facebook access token.
    public class func credential(withAccessToken accessToken: String) -> AuthCredential {
        OAuthCredential(provider: id, accessToken: accessToken)
    }
}
