/// What an event is about: the word in the log, and what hooks subscribe to.
package enum SecurityEventKind: String, Hashable, Sendable, CaseIterable {
    /// A first factor or an identity was not accepted.
    case signInFailed

    /// A one-time code was wrong, from a message or an authenticator app.
    case codeRefused

    /// An ID token or refresh token was not accepted.
    case tokenRefused

    /// A refresh token was used again after it had been replaced, so there may be a copy.
    case tokenReused

    /// A credential of an administrator or a back end was not accepted, or allows too little.
    case adminRefused

    /// An app's proof that it is the app was not accepted.
    case appProofRefused

    /// Too many wrong codes, or doubts about who has the number, keep a number from signing in.
    case numberSuspended

    /// No message goes to such a number or prefix.
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
