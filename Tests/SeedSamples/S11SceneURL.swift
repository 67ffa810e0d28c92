// swift-format-ignore-file
#if canImport(UIKit)
import FirebaseAuth
import FirebaseCore
import UIKit

/// Hands over the addresses of a scene, as the older pages write it.
final class OlderSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      for urlContext in URLContexts {
          let url = urlContext.url
          Auth.auth().canHandle(url)
      }
      // URL not auth related; it should be handled separately.
    }
}
#endif
