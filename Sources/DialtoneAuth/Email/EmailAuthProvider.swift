public import Foundation

/// Creates credentials for an email address, with a password or a sign-in link.
#if canImport(ObjectiveC)
@objcMembers @objc(FIREmailAuthProvider)
#endif
public final class EmailAuthProvider: NSObject, Sendable {
    /// The ID of this provider, `password`.
    public static let id = "password"

    private override init() {}

    /// Creates a credential from an email address and a password.
    public class func credential(withEmail email: String, password: String) -> AuthCredential {
        EmailAuthCredential(email: email, proof: .password(password))
    }

    /// Creates a credential from an email address and the sign-in link that was sent to it.
    ///
    /// The link is validated when the credential is used.
    public class func credential(withEmail email: String, link: String) -> AuthCredential {
        EmailAuthCredential(email: email, proof: .link(link))
    }
}
