/// The kind of a security event, as the log names it and as hooks subscribe to it.
package enum SecurityEventKind: String, Hashable, Sendable, CaseIterable {
    /// A first factor or an identity was not accepted.
    case signInFailed

    /// A one-time code was wrong, from a message or an authenticator app.
    case codeRefused

    /// An ID token or refresh token was not accepted.
    case tokenRefused

    /// A refresh token was used again after it was replaced, so it may have been copied.
    case tokenReused

    /// A credential of an administrator or a back end was not accepted, or allows too little.
    case adminRefused

    /// A proof of the app was not accepted.
    case appProofRefused

    /// A number cannot sign in, because of too many wrong codes or because it may have changed
    /// hands.
    case numberSuspended

    /// Messages to such a number or prefix are not allowed.
    case messageBlocked

    /// A limit that many users share was reached: of a country, an app, a project or the server.
    case capReached

    /// A limit of one address, network, device, number or account was reached.
    case limitReached

    /// How an account signs in has changed, or its sessions have ended.
    case accountChanged

    /// A signing key was withdrawn before its time.
    case signingKeyWithdrawn
}
