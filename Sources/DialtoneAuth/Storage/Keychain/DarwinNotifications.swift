#if canImport(Security)
import Foundation

/// The notifications that the processes of a device send each other; they carry only a name.
///
/// A suspended app gets them when it runs again, or not at all.
final class DarwinNotifications: Sendable {
    static let shared = DarwinNotifications()

    private let subscribers = Locked<[String: Subscribers]>([:])

    func post(_ name: String) {
        CFNotificationCenterPostNotification(
            CFNotificationCenterGetDarwinNotifyCenter(),
            CFNotificationName(name as CFString),
            nil,
            nil,
            true
        )
    }

    /// Returns a stream with an element after each notification with this name.
    func stream(_ name: String) -> AsyncStream<Void> {
        let (known, isNew) = subscribers.withLock { subscribers in
            if let known = subscribers[name] { return (known, false) }
            let made = Subscribers()
            subscribers[name] = made
            return (made, true)
        }
        let stream = known.stream()
        if isNew { observe(name) }
        return stream
    }

    /// Observes the name until the process ends: an observer that can be removed could be called
    /// while it is released.
    private func observe(_ name: String) {
        CFNotificationCenterAddObserver(
            CFNotificationCenterGetDarwinNotifyCenter(),
            nil,
            { _, _, name, _, _ in
                guard let name else { return }
                DarwinNotifications.shared.received(name.rawValue as String)
            },
            name as CFString,
            nil,
            .deliverImmediately
        )
    }

    private func received(_ name: String) {
        subscribers.current[name]?.tell()
    }
}
#endif
