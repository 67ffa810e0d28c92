/// A method by which the system tells an app's delegates about tokens, pushes and URLs.
enum DelegateMethod: String, CaseIterable, Sendable {
    case registered = "application:didRegisterForRemoteNotificationsWithDeviceToken:"
    case failedToRegister = "application:didFailToRegisterForRemoteNotificationsWithError:"
    case notification = "application:didReceiveRemoteNotification:fetchCompletionHandler:"
    case olderNotification = "application:didReceiveRemoteNotification:"
    case openURL = "application:openURL:options:"
    case olderOpenURL = "application:openURL:sourceApplication:annotation:"
    case oldestOpenURL = "application:handleOpenURL:"
    case sceneOpenURLs = "scene:openURLContexts:"

    /// Its name in Objective-C.
    var selector: String { rawValue }

    /// Those of an application's delegate, as opposed to a scene's.
    static let ofApplication = allCases.filter { $0 != .sceneOpenURLs }

    /// Result and parameters in the runtime's own notation.
    var types: String {
        switch self {
        case .registered, .failedToRegister, .olderNotification, .sceneOpenURLs: "v@:@@"
        case .notification: "v@:@@@?"
        case .openURL: "B@:@@@"
        case .olderOpenURL: "B@:@@@@"
        case .oldestOpenURL: "B@:@@"
        }
    }

    /// Its forerunners, which the system calls only on delegates that do not have it.
    var older: [DelegateMethod] {
        switch self {
        case .notification: [.olderNotification]
        case .openURL: [.olderOpenURL, .oldestOpenURL]
        case .olderOpenURL: [.oldestOpenURL]
        default: []
        }
    }

    /// Whether the system would rather call another method.
    var isOlder: Bool { Self.allCases.contains { $0.older.contains(self) } }
}
