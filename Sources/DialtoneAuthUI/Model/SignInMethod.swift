/// A way to sign in.
public enum SignInMethod: Hashable, Sendable {
    /// A code by text message.
    case phone
    /// A passkey, which also counts as second factor.
    case passkey
    /// An e-mail address and a password.
    case password
    /// A link in an e-mail.
    case emailLink
    /// An identity provider, for example `google.com`, with the name to show.
    case provider(id: String, name: String)
    /// An account without any proof, which can be upgraded later.
    case guest
}
