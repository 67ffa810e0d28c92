#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// The scene delegate method that receives URLs.
@MainActor
enum SceneDelegateMethods {
    private typealias Open = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Void

    static func watch(_ delegate: AnyObject) {
        let receiver = ObjectiveCReceiver(object: delegate)
        guard let original = OriginalMethod(.sceneOpenURLs, of: receiver) else { return }
        let block: @convention(block) (AnyObject, AnyObject, NSSet) -> Void = {
            delegate,
            scene,
            contexts in
            let app = original.bound(to: delegate, as: Open.self) { open, receiver, selector in
                open(receiver, selector, scene, contexts)
                return false
            }
            let urls = (contexts as? Set<UIOpenURLContext> ?? []).map(\.url)
            _ = AppEvents.shared.receive(.urls(urls), app: app)
        }
        original.replace(of: delegate, with: block)
    }
}
#endif
