public import Foundation

/// Signs in with GitHub.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRGitHubAuthProvider)
#endif
public final class GitHubAuthProvider: NSObject, Sendable {
    /// The name of this provider, `github.com`.
    public static let id = "github.com"

    private override init() {}

    /// A credential of what GitHub gave the app.
    public class func credential(withToken token: String) -> AuthCredential {
        OAuthCredential(provider: id, accessToken: token)
    }
}
