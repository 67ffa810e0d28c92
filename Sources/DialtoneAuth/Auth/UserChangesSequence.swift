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

/// Waits for changes of the signed-in user.
///
/// A slow consumer gets the latest state, not every intermediate one.
public struct UserChangesIterator: AsyncIteratorProtocol {
    private let auth: Auth
    private let watched: WatchedValue
    private var signals: AsyncStream<Void>.Iterator
    private var delivered: String??

    init(_ auth: Auth, watching watched: WatchedValue) {
        self.auth = auth
        self.watched = watched
        signals = auth.signedIn.changes.stream().makeAsyncIterator()
    }

    /// Returns the next user; `nil` ends the sequence, only after the task is canceled.
    public mutating func next() async -> User?? {
        while await signals.next() != nil {
            let user = auth.currentUser
            if auth.signedIn.isLocked { continue }
            let value = watched.read(user)
            if let delivered, delivered == value { continue }
            delivered = .some(value)
            return .some(user)
        }
        return nil
    }
}
