/// The answer to a ``SignInRequest``.
public enum SignInAnswer: Hashable, Sendable {
    /// A message with a code is on its way.
    case codeSent(SentCode)
    /// An e-mail with a link is on its way, or would be if the address had an account.
    case linkSent
    /// The user is signed in.
    case signedIn(SignedInAccount)
    /// The account has second factors, and one of them has to be proved.
    case factorNeeded([SecondFactor])
    /// The account has no second factor; the project may require one.
    case enrollmentNeeded(SignedInAccount, isRequired: Bool)
    /// An authenticator app can be set up.
    case secret(AuthenticatorSecret)
    /// The account has a new passkey, or the device already had one of the account.
    case passkeyCreated
    /// The proof belongs to another account than the guest's.
    case conflict
    /// The call failed.
    case failed(SignInFailure)
}
