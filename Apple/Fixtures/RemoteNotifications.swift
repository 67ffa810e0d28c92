import Foundation

@testable import DialtoneAuth

/// The system's registration for remote notifications, as Apple documents it: an app asks at each
/// start, and its delegate hears the answer later, or not before there is a network.
final class RemoteNotifications: Sendable {
    enum Answer: Sendable {
        case token(Data)
        /// The app is signed without the capability Push Notifications.
        case noEntitlement
        case noNetwork
    }

    private let asked = Locked(0)

    /// How often the app has asked and was not answered yet.
    var unanswered: Int { asked.current }

    /// What `registerForRemoteNotifications()` is to the SDK.
    var register: @Sendable () async -> Void {
        { self.asked.withLock { $0 += 1 } }
    }

    /// Answers each request of the application by its delegate.
    func answer(_ application: DelegatingApplication, with answer: Answer) throws {
        if case .noNetwork = answer { return }
        let requests = asked.withLock { asked in
            defer { asked = 0 }
            return asked
        }
        for _ in 0..<requests {
            switch answer {
            case .token(let token): try application.registered(token: token)
            case .noEntitlement: try application.failedToRegister(Self.noEntitlement)
            case .noNetwork: break
            }
        }
    }

    /// The system's own error.
    private static var noEntitlement: NSError {
        let text = "no valid \u{201c}aps-environment\u{201d} entitlement string found"
        return NSError(
            domain: "NSCocoaErrorDomain",
            code: 3000,
            userInfo: [NSLocalizedDescriptionKey: "\(text) for application"]
        )
    }
}
