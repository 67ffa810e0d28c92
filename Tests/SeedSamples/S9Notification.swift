// swift-format-ignore-file
#if canImport(UIKit)
import FirebaseAuth
import FirebaseCore
import UIKit

/// Hands over a silent push.
final class NotificationDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication,
        didReceiveRemoteNotification notification: [AnyHashable : Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
      if Auth.auth().canHandleNotification(notification) {
        completionHandler(.noData)
        return
      }
      // This notification is not auth related; it should be handled separately.
    }
}
#endif
