import Dispatch
import Foundation

/// The listeners that are called on the main queue after changes.
final class AuthListeners: Sendable {
    private struct State: Sendable {
        weak var auth: Auth?
        var listeners: [Listener] = []
        var notifier: Listener?
    }

    private let state = Locked(State())

    /// Starts observing `auth`.
    func begin(for auth: Auth) {
        let notifier = Listener(.idToken) { auth, _ in
            NotificationCenter.default.post(
                name: Auth.authStateDidChangeNotification,
                object: auth
            )
        }
        // Only changes are posted, so the current state counts as delivered.
        notifier.knows(auth.currentUser)
        state.withLock { state in
            state.auth = auth
            state.notifier = notifier
        }
        _ = auth.signedIn.changes.add { [weak self] in self?.deliver() }
        auth.backend.environment.observeWakes { [weak auth] in
            if let auth { auth.signedIn.follow(for: auth) }
        }
    }

    func add(
        _ value: WatchedValue,
        _ body: @escaping (Auth, User?) -> Void
    ) -> any NSObjectProtocol & Sendable {
        let listener = Listener(value, body)
        state.withLock { $0.listeners.append(listener) }
        deliver(to: [listener])
        return listener
    }

    func remove(_ handle: any NSObjectProtocol) {
        guard let listener = handle as? Listener else { return }
        listener.end()
        state.withLock { state in state.listeners.removeAll { $0 === listener } }
    }

    private func deliver() {
        let state = state.current
        deliver(to: state.listeners + [state.notifier].compactMap { $0 })
    }

    private func deliver(to listeners: [Listener]) {
        DispatchQueue.main.async {
            guard let auth = self.state.current.auth else { return }
            for listener in listeners {
                let user = auth.currentUser
                // Before the first unlock the signed-in user is unknown. An app that is told that
                // there is none might delete the user's data.
                if auth.signedIn.isLocked { return }
                listener.deliver(user, of: auth)
            }
        }
    }
}
