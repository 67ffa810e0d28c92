import DialtoneAuth

/// The existing account that a guest can switch to, as far as the guest has proved it.
enum OtherAccount {
    /// A credential that belongs to the account.
    case credential(AuthCredential)
    /// A sign-in that only has to be made the app's.
    case proved(ProvedSignIn)
    /// A sign-in that still needs a second factor.
    case pending(MultiFactorResolver)
}
