/// The current user, and the user after each sign-in or sign-out.
public struct AuthStateChangesSequence: AsyncSequence, Sendable {
    /// The user; `nil` while no user is signed in.
    public typealias Element = User?

    let auth: Auth

    /// Starts listening.
    public func makeAsyncIterator() -> UserChangesIterator {
        UserChangesIterator(auth, watching: .account)
    }
}

/// The current user, and the user after each change of the ID token.
public struct IDTokenChangesSequence: AsyncSequence, Sendable {
    /// The user; `nil` while no user is signed in.
    public typealias Element = User?

    let auth: Auth

    /// Starts listening.
    public func makeAsyncIterator() -> UserChangesIterator {
        UserChangesIterator(auth, watching: .idToken)
    }
}

extension Auth {
    /// The sequence under the name that it has in Firebase.
    public typealias AuthStateChangesSequence = DialtoneAuth.AuthStateChangesSequence

    /// The sequence under the name that it has in Firebase.
    public typealias IDTokenChangesSequence = DialtoneAuth.IDTokenChangesSequence

    /// A sequence of the current user, and the user after each sign-in or sign-out.
    ///
    /// It does not end by itself, and does not use the main queue.
    public var authStateChanges: AuthStateChangesSequence {
        AuthStateChangesSequence(auth: self)
    }

    /// A sequence of the current user, and the user after each change of the ID token.
    ///
    /// It does not end by itself, and does not use the main queue.
    public var idTokenChanges: IDTokenChangesSequence { IDTokenChangesSequence(auth: self) }
}
