import Foundation

/// Forwards system events about pushes and URLs to every ``Auth`` object.
///
/// A token that arrives before the first ``Auth`` is kept for it, so that no early event is lost.
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

    /// Forwards all further events to `auth`, and the token if it is known.
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

    /// Ends the wait for a token, because registration failed.
    func failedToRegister(_ error: any Error) {
        let failure = PushRegistrationFailure(error)
        for auth in receivers { auth.verificationChain.push.token.fail(failure) }
    }

    /// Returns whether one of the objects handled the notification.
    func received(notification userInfo: [AnyHashable: Any]) -> Bool {
        receivers.contains { $0.canHandleNotification(userInfo) }
    }

    /// Returns whether one of the objects handled the URL.
    func opened(_ url: URL) -> Bool {
        receivers.contains { $0.canHandle(url) }
    }
}
