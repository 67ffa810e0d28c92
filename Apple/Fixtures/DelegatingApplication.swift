import Foundation

@testable import DialtoneAuth

/// An application that tells its delegates what UIKit is documented to tell, by the newest method
/// that the delegate had when it was assigned.
///
/// URLs go to a scene's delegate if the app has scenes, and to the application's otherwise.
final class DelegatingApplication: WatchedApplication {
    var delegate: RuntimeObject? {
        didSet {
            known = DelegateMethod.allCases.filter { delegate?.responds(to: $0) == true }
        }
    }

    /// The delegates of the scenes that are connected, which is after the app's start.
    private(set) var sceneDelegates: [RuntimeObject] = []

    private var known: [DelegateMethod] = []
    private var events: AppEvents?
    private var watch = DelegateWatch()

    var applicationDelegate: RuntimeObject? { delegate }

    /// Observes the delegates as the SDK does with UIKit's, from now on.
    func watch(for events: AppEvents) {
        self.events = events
        watch.look(at: self)
    }

    func replace(_ original: OriginalMethod<RuntimeObject>, of delegate: RuntimeObject) {
        guard let events else { return }
        delegate.kind.methods[original.method] = { delegate, message in
            let app = original.recipient(for: delegate).map { receiver, implementation in
                { implementation(receiver, message) }
            }
            return events.receive(message, app: app)
        }
    }

    func reassignDelegate() {
        let present = delegate
        delegate = nil
        delegate = present
    }

    /// Connects a scene; UIKit posts a notification, at which the SDK looks for new delegates.
    func connect(sceneWith delegate: RuntimeObject) {
        sceneDelegates.append(delegate)
        watch.look(at: self)
    }

    func registered(token: Data) throws {
        guard known.contains(.registered) else { return }
        _ = try delegate?.send(.registered, .token(token))
    }

    func failedToRegister(_ error: any Error) throws {
        guard known.contains(.failedToRegister) else { return }
        _ = try delegate?.send(.failedToRegister, .noToken(error))
    }

    /// Delivers a push; yields how often its completion handler was called.
    func notify(_ userInfo: [AnyHashable: Any]) throws -> Int {
        var completions = 0
        if known.contains(.notification) {
            let message = DelegateMessage.notification(userInfo) { completions += 1 }
            _ = try delegate?.send(.notification, message)
        } else if known.contains(.olderNotification) {
            let message = DelegateMessage.notification(userInfo, done: nil)
            _ = try delegate?.send(.olderNotification, message)
        }
        return completions
    }

    /// Opens a URL; yields whether the application's delegate did.
    ///
    /// Delegates of scenes do not tell.
    func open(_ url: URL) throws -> Bool {
        if let scene = sceneDelegates.first {
            if scene.responds(to: .sceneOpenURLs) {
                _ = try scene.send(.sceneOpenURLs, .urls([url]))
            }
            return false
        }
        let methods: [DelegateMethod] = [.openURL, .olderOpenURL, .oldestOpenURL]
        guard let method = methods.first(where: known.contains) else { return false }
        return try delegate?.send(method, .url(url)) ?? false
    }
}
