public import Foundation

/// Creates credentials for Twitter.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRTwitterAuthProvider)
#endif
public final class TwitterAuthProvider: NSObject, Sendable {
    /// The ID of this provider, `twitter.com`.
    public static let id = "twitter.com"

    private override init() {}

    /// Creates a credential from a Twitter access token and its secret.
    public class func credential(withToken token: String, secret: String) -> AuthCredential {
        OAuthCredential(provider: id, accessToken: token, secret: secret)
    }
}
