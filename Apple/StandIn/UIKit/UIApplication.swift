// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The application of the process.
///
/// An app asks for a push token at each start, and its delegate hears the answer later, on the main
/// actor. A URL reaches the app only if its scheme is in the app's Info.plist, and goes to a scene's
/// delegate if the app has scenes.
@MainActor
public final class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, Sendable {
        let name: String
    }

    public struct OpenURLOptionsKey: Hashable, Sendable {
        let name: String
        public static let sourceApplication = Self(
            name: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
        public static let annotation = Self(name: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = Self(name: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Methods of delegates, of which UIKit calls only those that a delegate has.
    public enum DelegateMethod: Sendable {
        case registered, failedToRegister, remoteNotification, openURL, sceneOpenURLs
    }

    public private(set) static var shared = UIApplication()

    public var delegate: (any UIApplicationDelegate)?

    public private(set) var connectedScenes: Set<UIScene> = []

    /// The URL schemes in the app's Info.plist.
    public private(set) var schemes: Set<String> = []

    /// What the system wanted to tell the delegates, but they have no method for.
    public private(set) var missing: [DelegateMethod] = []

    private var pushService = PushService.notConnected
    private var unanswered = 0

    private nonisolated override init() { super.init() }

    /// Starts the process of an app again, and calls its delegate.
    @discardableResult
    public static func launch(
        _ delegate: any UIApplicationDelegate,
        schemes: Set<String> = [],
        pushService: PushService = .notConnected
    ) -> UIApplication {
        shared = UIApplication()
        shared.delegate = delegate
        shared.schemes = schemes
        shared.pushService = pushService
        _ = delegate.application(shared, didFinishLaunchingWithOptions: nil)
        return shared
    }

    /// Connects a scene with its delegate; UIKit does so after the launch.
    public func connect(_ delegate: any UISceneDelegate) {
        let scene = UIScene(delegate: delegate)
        connectedScenes.insert(scene)
    }

    /// Asks Apple's push service for a token.
    public func registerForRemoteNotifications() {
        unanswered += 1
        // The delegate is called after this method has returned.
        Task { self.answerRegistrations() }
    }

    /// Connects the device to Apple's push service, which answers what the app has asked meanwhile.
    public func use(_ service: PushService) {
        pushService = service
        answerRegistrations()
    }

    private func answerRegistrations() {
        guard unanswered > 0, let delegate else { return }
        switch pushService {
        case .notConnected:
            return
        case .token(let token):
            unanswered = 0
            delegate.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
        case .failing(let error):
            unanswered = 0
            delegate.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// Delivers a push, and returns what the delegate calls its completion handler with: nothing if
    /// it never does, for which the system penalizes the app.
    public func deliver(_ userInfo: [AnyHashable: Any]) -> [UIBackgroundFetchResult] {
        var results: [UIBackgroundFetchResult] = []
        delegate?.application(self, didReceiveRemoteNotification: userInfo) { results.append($0) }
        return results
    }

    /// Opens a URL as another app or a web page does, and returns whether the system found the app.
    public func receive(_ url: URL) -> Bool {
        guard let scheme = url.scheme, schemes.contains(scheme.lowercased()) else { return false }
        if let scene = connectedScenes.first {
            scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url)])
        } else {
            _ = delegate?.application(self, open: url, options: [.openInPlace: false])
        }
        return true
    }

    func note(_ method: DelegateMethod) { missing.append(method) }
}

/// What Apple's push service answers a device.
public enum PushService: Sendable {
    /// Nothing, as long as there is no network.
    case notConnected
    case token(Data)
    /// For example if the app is signed without the capability Push Notifications.
    case failing(any Error)
}

/// What an app has done with a push.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}
