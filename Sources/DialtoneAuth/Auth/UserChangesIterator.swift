/// Waits for changes of the signed-in user.
///
/// A slow consumer gets the latest state, not every intermediate one.
public struct UserChangesIterator: AsyncIteratorProtocol {
    private let auth: Auth
    private let watched: WatchedValue
    private var signals: AsyncStream<Void>.Iterator
    private var delivered: String??

    init(_ auth: Auth, watching watched: WatchedValue) {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let changes = auth.signedIn.changes
        let number = changes.add { continuation.yield() }
        continuation.onTermination = { _ in changes.remove(number) }
        continuation.yield()
        self.auth = auth
        self.watched = watched
        signals = stream.makeAsyncIterator()
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
