public import DialtoneAuth

/// The answer to a ``SignInRequest``.
public enum SignInAnswer: Hashable, Sendable {
    /// A message with a code is on its way.
    case codeSent(SentCode)
    /// The delivery state of the message with the code.
    case message(SentMessageState)
    /// An e-mail with a link is on its way, or would be if the address had an account.
    case linkSent
    /// The user is signed in.
    case signedIn(SignedInAccount)
    /// The account has second factors, and one of them has to be proved.
    ///
    /// `pendingCredential` is the server's handle of the sign-in, to continue in a new process.
    case factorNeeded([SecondFactor], pendingCredential: String? = nil)
    /// The account has no second factor; the project may require one.
    case enrollmentNeeded(SignedInAccount, isRequired: Bool)
    /// An authenticator app can be set up.
    case secret(AuthenticatorSecret)
    /// The enrollment needs a confirmed e-mail address, and this one is not confirmed.
    case emailUnverified(UnverifiedEmail)
    /// The e-mail address is confirmed.
    case emailVerified
    /// The provider's page was completed, and its result can be used.
    case providerVisited
    /// The user chose a passkey, which can be used.
    case passkeyChosen(PasskeyAssertion)
    /// The account has a new passkey, or the device already had one of the account.
    case passkeyCreated
    /// The provider's user has the address of an account with another way to sign in.
    case existingAccount(ExistingAccount)
    /// The proof belongs to an account other than the guest's.
    case conflict
    /// The user is signed out.
    case signedOut
    /// The call failed.
    case failed(SignInFailure)
}

extension SignInAnswer: CustomStringConvertible, CustomReflectable {
    /// The type only, to keep the server's handles and addresses out of logs.
    public var description: String { "SignInAnswer" }

    /// Empty, to keep the server's handles and addresses out of logs.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
