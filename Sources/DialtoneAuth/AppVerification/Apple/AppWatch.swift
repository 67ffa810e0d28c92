#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// Observes the app's delegates for tokens, pushes and URLs, unless its Info.plist forbids it.
@MainActor
enum AppWatch {
    private static var hasBegun = false
    private static var watch = DelegateWatch()

    /// Starts observing, once per process, at any time and on any thread.
    nonisolated static func begin() {
        guard DelegateProxySetting(info: Bundle.main.infoDictionary ?? [:]).isOn,
            !SharedApplication.isExtension
        else { return }
        if Thread.isMainThread {
            MainActor.assumeIsolated { beginOnMain() }
        } else {
            DispatchQueue.main.async { beginOnMain() }
        }
    }

    private static func beginOnMain() {
        guard !hasBegun else { return }
        hasBegun = true
        watchDelegates()
        // The SDK may be configured before the app has a delegate, and scenes may open at any time.
        let names = [
            UIApplication.didFinishLaunchingNotification, UIScene.willConnectNotification,
            UIScene.didActivateNotification,
        ]
        for name in names {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
                MainActor.assumeIsolated { watchDelegates() }
            }
        }
    }

    private static func watchDelegates() {
        guard let application = SharedApplication.current else { return }
        watch.look(at: UIKitApplication(application: application))
    }
}
#endif
