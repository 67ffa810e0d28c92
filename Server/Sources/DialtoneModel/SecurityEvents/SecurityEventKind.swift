/// The kind of a security event, as named in the log and in hook subscriptions.
package enum SecurityEventKind: String, Hashable, Sendable, CaseIterable {
    /// A first factor or an identity was rejected.
    case signInFailed

    /// A one-time code from a message or an authenticator app was wrong.
    case codeRefused

    /// An ID token or refresh token was rejected.
    case tokenRefused

    /// A refresh token was used again after it was replaced, or an authorization code after it was
    /// exchanged, so it may have been copied.
    case tokenReused

    /// A credential of an administrator or a back end was rejected or lacks a permission.
    case adminRefused

    /// An app proof was rejected.
    case appProofRefused

    /// A number cannot sign in.
    ///
    /// Either there were too many wrong codes, or the number may have been reassigned.
    case numberSuspended

    /// Messages to such a number or prefix are not allowed.
    case messageBlocked

    /// A limit that many users share was reached: of a country, an app, a project or the server.
    case capReached

    /// A limit of one address, network, device, number or account was reached.
    case limitReached

    /// The sign-in methods of an account changed, or its sessions ended.
    case accountChanged

    /// A signing key was revoked before it expired.
    case signingKeyWithdrawn
}
