public import Foundation

/// Signs in with Twitter.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRTwitterAuthProvider)
#endif
public final class TwitterAuthProvider: NSObject, Sendable {
    /// The name of this provider, `twitter.com`.
    public static let id = "twitter.com"

    private override init() {}

    /// A credential of what Twitter gave the app.
    public class func credential(withToken token: String, secret: String) -> AuthCredential {
        OAuthCredential(provider: id, accessToken: token, secret: secret)
    }
}
