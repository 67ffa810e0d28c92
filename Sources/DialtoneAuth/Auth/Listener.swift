import Foundation

/// A registered listener; it is also the handle that removes it.
final class Listener: NSObject, @unchecked Sendable {
    // Unchecked, because the closure need not be sendable: the caller hands it over, and it runs
    // only on the main queue.
    private let body: (Auth, User?) -> Void
    private let watched: WatchedValue
    private let state = Locked(State())

    private struct State: Sendable {
        var isRemoved = false
        /// The last delivered value; `nil` before the first delivery.
        var delivered: String??
    }

    init(_ watched: WatchedValue, _ body: @escaping (Auth, User?) -> Void) {
        self.watched = watched
        self.body = body
    }

    /// Marks `user` as delivered.
    func knows(_ user: User?) {
        state.withLock { $0.delivered = .some(watched.read(user)) }
    }

    func end() {
        state.withLock { $0.isRemoved = true }
    }

    /// Calls the closure unless this value was delivered last; must run on the main queue.
    func deliver(_ user: User?, of auth: Auth) {
        let value = watched.read(user)
        let isNews = state.withLock { state in
            guard !state.isRemoved else { return false }
            if let delivered = state.delivered, delivered == value { return false }
            state.delivered = .some(value)
            return true
        }
        if isNews { body(auth, user) }
    }
}
