public import Foundation

/// Signs in by e-mail address: with a password, or with a link that was sent there.
#if canImport(ObjectiveC)
@objcMembers @objc(FIREmailAuthProvider)
#endif
public final class EmailAuthProvider: NSObject, Sendable {
    /// The name of this way to sign in, `password`.
    public static let id = "password"

    private override init() {}

    /// A credential of an address and its password.
    public class func credential(withEmail email: String, password: String) -> AuthCredential {
        EmailAuthCredential(email: email, proof: .password(password))
    }

    /// A credential of an address and the link that was sent there.
    ///
    /// Whether the link is one shows when the credential is used.
    public class func credential(withEmail email: String, link: String) -> AuthCredential {
        EmailAuthCredential(email: email, proof: .link(link))
    }
}
