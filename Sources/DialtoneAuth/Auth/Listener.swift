import Foundation

/// One closure that hears of changes; it is also the handle that removes it.
final class Listener: NSObject, @unchecked Sendable {
    // Unchecked, because the closure need not be sendable: the caller gives it away, and it runs
    // on the main queue and nowhere else.
    private let body: (Auth, User?) -> Void
    private let watched: WatchedValue
    private let state = Locked(State())

    private struct State: Sendable {
        var isRemoved = false
        /// What was delivered last; `nil` before the first time.
        var delivered: String??
    }

    init(_ watched: WatchedValue, _ body: @escaping (Auth, User?) -> Void) {
        self.watched = watched
        self.body = body
    }

    /// Takes `user` as delivered.
    func knows(_ user: User?) {
        state.withLock { $0.delivered = .some(watched.read(user)) }
    }

    func end() {
        state.withLock { $0.isRemoved = true }
    }

    /// Calls the closure unless it knows this value already; on the main queue only.
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
