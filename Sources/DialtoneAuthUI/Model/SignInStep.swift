/// What the screen shows.
public enum SignInStep: Hashable, Sendable {
    /// All ways to sign in.
    case methods
    /// A country and a phone number.
    case number(NumberEntry)
    /// A code of a message or of an authenticator app.
    case code(CodeEntry)
    /// An e-mail address, with a password or for a link.
    case email(EmailEntry)
    /// The choice of a second factor of the account.
    case factors([SecondFactor])
    /// The sign-in to an account that has the address of a provider's user already.
    ///
    /// The provider is linked to the account after that.
    case existingAccount(ExistingAccount)
    /// The choice of a second factor to enroll, and whether the user can skip it.
    case enrollment([SecondFactorKind], canSkip: Bool)
    /// The wait until the user has confirmed the account's e-mail address, which an enrollment needs.
    ///
    /// ``SignInEvent/submit`` asks the server whether the address is confirmed, and
    /// ``SignInEvent/resend`` sends another link.
    case emailVerification(UnverifiedEmail)
    /// The offer to create a passkey.
    case passkey(PasskeyOffer)
    /// The choice between a guest's account and the existing one that the proof belongs to.
    case conflict
    /// The user is signed in.
    case done(SignedInAccount)
}
