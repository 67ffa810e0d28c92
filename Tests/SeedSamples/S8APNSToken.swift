// swift-format-ignore-file
#if canImport(UIKit)
import FirebaseAuth
import FirebaseCore
import UIKit

/// Hands over the push token, as the older pages write it.
final class OlderTokenDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
      // Pass device token to auth
      Auth.auth().setAPNSToken(deviceToken, type: .prod)

      // Further handling of the device token if needed by the app
      // ...
    }
}
#endif
