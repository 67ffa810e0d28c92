#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// Watches the app's delegates for tokens, pushes and URLs, unless its Info.plist forbids that.
@MainActor
enum AppWatch {
    private static var hasBegun = false
    private static var watched: Set<ObjectIdentifier> = []

    /// Begins, once in a process, at any time of its life and from any thread.
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
        // An app may configure us before it has a delegate, and open scenes at any time.
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
        if let delegate = application.delegate, isNew(delegate) {
            AppDelegateMethods.watch(delegate)
            // The application asks a delegate only once which methods it has.
            application.delegate = nil
            application.delegate = delegate
        }
        for scene in application.connectedScenes {
            if let delegate = scene.delegate, isNew(delegate) {
                SceneDelegateMethods.watch(delegate)
            }
        }
    }

    private static func isNew(_ delegate: AnyObject) -> Bool {
        watched.insert(ObjectIdentifier(type(of: delegate))).inserted
    }
}
#endif
