/// The signed-in user now, and after each change of account.
public struct AuthStateChangesSequence: AsyncSequence, Sendable {
    /// The user, or `nil` while nobody is signed in.
    public typealias Element = User?

    let auth: Auth

    /// Begins to listen.
    public func makeAsyncIterator() -> UserChangesIterator {
        UserChangesIterator(auth, watching: .account)
    }
}

/// The signed-in user now, and after each change of the ID token.
public struct IDTokenChangesSequence: AsyncSequence, Sendable {
    /// The user, or `nil` while nobody is signed in.
    public typealias Element = User?

    let auth: Auth

    /// Begins to listen.
    public func makeAsyncIterator() -> UserChangesIterator {
        UserChangesIterator(auth, watching: .idToken)
    }
}

extension Auth {
    /// The signed-in user now, and whenever another one, or nobody, is.
    ///
    /// It never ends by itself, and needs no main queue.
    public var authStateChanges: AuthStateChangesSequence { AuthStateChangesSequence(auth: self) }

    /// The signed-in user now, and whenever the ID token is another one, or gone.
    ///
    /// It never ends by itself, and needs no main queue.
    public var idTokenChanges: IDTokenChangesSequence { IDTokenChangesSequence(auth: self) }
}
