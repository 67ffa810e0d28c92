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
