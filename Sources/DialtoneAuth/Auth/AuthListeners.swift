import Dispatch
import Foundation

/// The closures that hear of changes on the main queue.
final class AuthListeners: Sendable {
    private struct State: Sendable {
        weak var auth: Auth?
        var listeners: [Listener] = []
        var notifier: Listener?
    }

    private let state = Locked(State())

    /// Follows the changes of `auth` from now on.
    func begin(for auth: Auth) {
        let notifier = Listener(.idToken) { auth, _ in
            NotificationCenter.default.post(
                name: Auth.authStateDidChangeNotification,
                object: auth
            )
        }
        // Only changes are posted, and the present state is none.
        notifier.knows(auth.currentUser)
        state.withLock { state in
            state.auth = auth
            state.notifier = notifier
        }
        _ = auth.signedIn.changes.add { [weak self] in self?.deliver() }
        // A look is enough: it tells the listeners where it finds something new.
        auth.backend.environment.observeUnlock { [weak auth] in _ = auth?.currentUser }
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
                // Before the first unlock nobody can tell who is signed in. An app that heard of
                // nobody might forget what belongs to the user.
                if auth.signedIn.isLocked { return }
                listener.deliver(user, of: auth)
            }
        }
    }
}
