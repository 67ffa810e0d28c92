// swift-format-ignore-file
#if canImport(UIKit)
import FirebaseAuth
import FirebaseCore
import UIKit

/// Hands over an address; two corrections make the page's text compile.
final class OpenURLDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey : Any]) -> Bool {
      if Auth.auth().canHandle(url) {
        return true
      }
      // URL not auth related; it should be handled separately.
      return false  // added
    }
}
#endif
