/// A delegate method that receives tokens, pushes or URLs from the system.
enum DelegateMethod: String, CaseIterable, Sendable {
    case registered = "application:didRegisterForRemoteNotificationsWithDeviceToken:"
    case failedToRegister = "application:didFailToRegisterForRemoteNotificationsWithError:"
    case notification = "application:didReceiveRemoteNotification:fetchCompletionHandler:"
    case olderNotification = "application:didReceiveRemoteNotification:"
    case openURL = "application:openURL:options:"
    case olderOpenURL = "application:openURL:sourceApplication:annotation:"
    case oldestOpenURL = "application:handleOpenURL:"
    case sceneOpenURLs = "scene:openURLContexts:"

    /// The method's Objective-C selector.
    var selector: String { rawValue }

    /// The methods of an application delegate, as opposed to a scene delegate.
    static let ofApplication = allCases.filter { $0 != .sceneOpenURLs }

    /// The Objective-C type encoding of the result and the parameters.
    var types: String {
        switch self {
        case .registered, .failedToRegister, .olderNotification, .sceneOpenURLs: "v@:@@"
        case .notification: "v@:@@@?"
        case .openURL: "B@:@@@"
        case .olderOpenURL: "B@:@@@@"
        case .oldestOpenURL: "B@:@@"
        }
    }

    /// The older methods that the system calls only if a delegate does not implement this one.
    var older: [DelegateMethod] {
        switch self {
        case .notification: [.olderNotification]
        case .openURL: [.olderOpenURL, .oldestOpenURL]
        case .olderOpenURL: [.oldestOpenURL]
        default: []
        }
    }

    /// Whether the system prefers another method.
    var isOlder: Bool { Self.allCases.contains { $0.older.contains(self) } }
}
