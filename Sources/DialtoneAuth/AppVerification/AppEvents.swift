import Foundation

/// What the system tells an app about pushes and URLs, on its way to every ``Auth`` there is.
///
/// A token that comes first waits for an ``Auth``: nothing is lost that arrives early.
final class AppEvents: Sendable {
    private struct Receiver: Sendable {
        weak var auth: Auth?
    }

    private struct State: Sendable {
        var receivers: [Receiver] = []
        var token: Data?
    }

    static let shared = AppEvents()

    private let state = Locked(State())

    private var receivers: [Auth] { state.current.receivers.compactMap(\.auth) }

    /// Lets `auth` hear of everything from now on, and of the token that is known.
    func add(_ auth: Auth) {
        let token = state.withLock { state in
            state.receivers.removeAll { $0.auth == nil || $0.auth === auth }
            state.receivers.append(Receiver(auth: auth))
            return state.token
        }
        if let token { auth.setAPNSToken(token, type: .unknown) }
    }

    func received(token: Data) {
        state.withLock { $0.token = token }
        for auth in receivers { auth.setAPNSToken(token, type: .unknown) }
    }

    /// Ends the wait for a token: none will come.
    func failedToRegister(_ error: any Error) {
        let failure = PushRegistrationFailure(error)
        for auth in receivers { auth.ladder.push.token.fail(failure) }
    }

    /// Tells whether the notification was meant for one of them.
    func received(notification userInfo: [AnyHashable: Any]) -> Bool {
        receivers.contains { $0.canHandleNotification(userInfo) }
    }

    /// Tells whether the URL was meant for one of them.
    func opened(_ url: URL) -> Bool {
        receivers.contains { $0.canHandle(url) }
    }
}
