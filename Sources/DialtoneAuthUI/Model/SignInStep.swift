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
    /// The choice of a second factor to enroll, and whether the user can skip it.
    case enrollment([SecondFactorKind], canSkip: Bool)
    /// The offer to create a passkey.
    case passkey(PasskeyOffer)
    /// The choice between a guest's account and the existing one that the proof belongs to.
    case conflict
    /// The user is signed in.
    case done(SignedInAccount)
}
