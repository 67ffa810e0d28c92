import Foundation

@testable import DialtoneAuth

/// An application that tells its delegate what UIKit is documented to tell, by the newest method
/// that the delegate had when it was assigned.
final class DelegatingApplication {
    var delegate: RuntimeObject? {
        didSet {
            known = DelegateMethod.allCases.filter { delegate?.responds(to: $0) == true }
        }
    }

    private var known: [DelegateMethod] = []

    /// Watches the delegate as the SDK does with UIKit's.
    func watch(for events: AppEvents) {
        guard let delegate else { return }
        let originals = DelegateMethod.ofApplication.compactMap {
            OriginalMethod($0, of: delegate)
        }
        for original in originals {
            delegate.type.methods[original.method] = { delegate, message in
                let app = original.recipient(for: delegate).map { receiver, implementation in
                    { implementation(receiver, message) }
                }
                return events.receive(message, app: app)
            }
        }
        self.delegate = nil
        self.delegate = delegate
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

    /// Opens a URL; yields whether the delegate did.
    func open(_ url: URL) throws -> Bool {
        let methods: [DelegateMethod] = [.openURL, .olderOpenURL, .oldestOpenURL]
        guard let method = methods.first(where: known.contains) else { return false }
        return try delegate?.send(method, .url(url)) ?? false
    }
}
