extension Auth {
    /// What is known about the signed-in user.
    public enum SignInState: Sendable, Equatable {
        /// The store cannot be read yet, for example before the device's first unlock.
        ///
        /// A user may be signed in: do not delete data, and do not show a sign-in screen.
        case unknown
        /// No user is signed in.
        case signedOut
        /// This user is signed in.
        case signedIn(User)
    }

    /// What is known about the signed-in user, like ``currentUser`` but with an additional case for
    /// a store that cannot be read yet.
    ///
    /// Firebase has no such property.
    public var signInState: SignInState { signedIn.state(of: self) }

    /// A sequence of the current state, and the state after each sign-in, sign-out, or first unlock
    /// of the device.
    ///
    /// Another sign-in of the same user is not a change. It does not end by itself, and does not
    /// use the main queue. Firebase has no such property.
    public var signInStateChanges: SignInStateChangesSequence {
        SignInStateChangesSequence(auth: self)
    }
}
