public import Foundation

/// Creates credentials for GitHub.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRGitHubAuthProvider)
#endif
public final class GitHubAuthProvider: NSObject, Sendable {
    /// The ID of this provider, `github.com`.
    public static let id = "github.com"

    private override init() {}

    /// Creates a credential from a GitHub access token.
    public class func credential(withToken token: String) -> AuthCredential {
        OAuthCredential(provider: id, accessToken: token)
    }
}
