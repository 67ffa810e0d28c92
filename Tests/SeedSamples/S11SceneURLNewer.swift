// swift-format-ignore-file
#if canImport(UIKit)
import FirebaseAuth
import FirebaseCore
import UIKit

/// Hands over the addresses of a scene, as the newer pages write it.
final class NewerSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      for urlContext in URLContexts {
          let url = urlContext.url
          _ = Auth.auth().canHandle(url)
      }
      // URL not auth related; it should be handled separately.
    }
}
#endif
